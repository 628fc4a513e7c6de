// @ts-check
/** Words: every sentence on the page comes from a catalogue in `words/`, in the chosen language. */

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/** The languages there are catalogues for; the first is the one for everybody else. */
export const LANGUAGES = ["en", "de", "it", "es", "fr", "nl"];

/** @type {FluentBundle|null} */
let bundle = null;
let language = "en";

/** The catalogues beside the first one, for views that few see: loaded when one is opened. */
const sets = new Set();

/** @type {Set<() => void>} */
const listeners = new Set();

/** The language in use. */
export function currentLanguage() {
  return language;
}

/**
 * The language to use: the wish, else the first of the browser's languages that there is.
 *
 * @param {string|null} wish
 */
export function chooseLanguage(wish) {
  const asked = [wish ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}

/**
 * Loads a language and tells everybody who shows words.
 *
 * @param {string} code
 */
export async function useLanguage(code) {
  const texts = await Promise.all([`${code}.ftl`, ...[...sets].map((set) => `${set}/${code}.ftl`)].map(fetchWords));
  // Isolating marks would show up in titles and labels, and all our languages run left to right.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) addTo(made, text);
  bundle = made;
  language = code;
  document.documentElement.lang = code;
  localise(document.body);
  for (const listener of listeners) listener();
}

/**
 * Loads another set of words, in the present language and from now on in every other.
 *
 * @param {string} set a folder of `words/`
 */
export async function addWords(set) {
  while (!sets.has(set)) {
    const code = language;
    const text = await fetchWords(`${set}/${code}.ftl`);
    // Another language may have been chosen meanwhile.
    if (code !== language || !bundle) continue;
    if (!sets.has(set)) addTo(bundle, text);
    sets.add(set);
  }
}

/** @param {string} path */
async function fetchWords(path) {
  const answer = await fetch(new URL(`../words/${path}`, import.meta.url));
  if (!answer.ok) throw new Error(`no words at ${path}: ${answer.status}`);
  return answer.text();
}

/**
 * @param {FluentBundle} made
 * @param {string} text
 */
function addTo(made, text) {
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
}

/** Where the present language's first catalogue is. */
export function wordsAddress() {
  return new URL(`../words/${language}.ftl`, import.meta.url);
}

/** @param {() => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
}

/**
 * A message in the present language. `{-}` free: what is missing is an error on the console.
 *
 * @param {string} id
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    console.error(`the catalogue has no message ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/**
 * Fills in elements that name their message: `data-words` for the text, `data-label` for the
 * accessible name.
 *
 * @param {ParentNode} root
 */
function localise(root) {
  for (const element of root.querySelectorAll("[data-words]")) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.words ?? "");
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    const label = t(/** @type {HTMLElement} */ (element).dataset.label ?? "");
    element.setAttribute("aria-label", label);
    // Shown to who points at it, where there is something to press.
    if (element.matches("a, button")) element.setAttribute("title", label);
  }
}
