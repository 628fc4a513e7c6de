// @ts-check
/**
 * The service worker: registered once the page is there, and exchanged when the server has another
 * version. The page of the old version must not stay: it begins anew where nobody is disturbed.
 */

import { wordsAddress } from "./words.js";

const LAST = "homestretch.begun";
const PATIENCE_MS = 30_000;

let outdated = false;

/**
 * Registers the worker, where the browser has such a thing and the page came over a safe connection.
 *
 * @param {() => boolean} idle whether the page may begin anew at once
 */
export async function install(idle) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Where there was none before, the first worker brings no other version.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    outdated ||= controlled;
    controlled = true;
    if (outdated && idle() && beginAnew()) return;
    // The worker was not there yet when the words were fetched.
    fetch(wordsAddress()).catch(() => undefined);
  });
  try {
    const registration = await serviceWorker.register("/sw.js");
    // An app that is only ever woken up is never loaded anew: ask whenever it is looked at.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    });
  } catch {
    // A private window, or an address that is not safe: the page works without.
  }
}

/** Begins anew if another version has come meanwhile; called where one page is left for another. */
export function refreshIfOutdated() {
  return outdated && beginAnew();
}

/**
 * Loads the page again, but not over and over: while several servers behind one address change their
 * version one after the other, each may bring another one.
 *
 * @returns {boolean} whether it does
 */
function beginAnew() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < PATIENCE_MS) return false;
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // Nothing can be remembered here, so nobody could stop it.
    return false;
  }
  location.reload();
  return true;
}
