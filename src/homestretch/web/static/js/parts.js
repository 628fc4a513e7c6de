// @ts-check
/** Parts of the page that are fetched when somebody wants them: modules, and the styles that belong to them. */

import { ApiError } from "./api.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";

/**
 * A module that is fetched now; where it does not come, a refusal that can be told.
 *
 * @template T
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
export async function needed(module) {
  try {
    return await module;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiError("offline", error.message, 0);
  }
}

/** The parts that were pressed for and did not come, by what the browser said of each. @type {Set<string>} */
const missed = new Set();

/**
 * Firefox remembers a module that did not come, and asks for it no more before the page is loaded
 * anew. So that is done where one fails again although the server answers: nothing is lost by it. It
 * is done once only, for what keeps the part away may be something else, and would do so again.
 *
 * The same where the part is of another version than the page, as after an update of the server: then it asks
 * for what the page does not have.
 *
 * @param {ApiError|SyntaxError} refused
 * @returns {Promise<never>}
 */
export async function anew(refused) {
  const wrong = refused instanceof SyntaxError || (refused.code === "offline" && missed.has(refused.message));
  if (wrong && (await answers()) && isFirst(refused.message)) location.reload();
  missed.add(refused.message);
  throw refused;
}

/**
 * Whether the page has not been loaded anew for this part, and notes that it is now. Where nothing can be
 * noted, it is left as it is.
 *
 * @param {string} message
 */
function isFirst(message) {
  const name = `homestretch.anew ${message}`;
  try {
    if (sessionStorage.getItem(name)) return false;
    sessionStorage.setItem(name, "1");
    return true;
  } catch {
    return false;
  }
}

/** Whether the server can be reached. */
export async function answers() {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * A part that somebody has pressed for, with its styles; where it does not come, that is said, and null.
 *
 * @template T
 * @param {Promise<T>} module
 * @returns {Promise<T|null>}
 */
export async function pressedFor(module) {
  try {
    const [part] = await Promise.all([needed(module).catch(anew), styles()]);
    return part;
  } catch (error) {
    const refused = /** @type {ApiError} */ (error);
    if (!("status" in refused)) throw error;
    toast(refusalText(refused));
    return null;
  }
}

/** The styles that are on their way. @type {Map<HTMLLinkElement, Promise<void>>} */
const coming = new Map();

/**
 * Until the styles of a view are there; those that do not come are asked for again the next time.
 *
 * @param {string} [view] every view where none is named
 */
export async function styles(view) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const all = document.querySelectorAll("link[data-for]");
  const wanted = [...all].filter((link) => !view || link.dataset.for?.split(" ").includes(view));
  await Promise.all(wanted.map(arrived));
}

/** @param {HTMLLinkElement} link */
function arrived(link) {
  if (link.sheet) return undefined;
  const known = coming.get(link);
  if (known) return known;
  /** @type {Promise<void>} */
  const made = new Promise((resolve, reject) => {
    const end = (/** @type {() => void} */ how) => () => {
      coming.delete(link);
      how();
    };
    link.addEventListener("load", end(resolve), { once: true });
    link.addEventListener("error", end(() => {
      link.removeAttribute("href");
      reject(new ApiError("offline", link.dataset.href ?? "", 0));
    }), { once: true });
  });
  coming.set(link, made);
  if (!link.getAttribute("href")) link.href = link.dataset.href ?? "";
  return made;
}
