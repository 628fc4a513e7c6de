// @ts-check
/** Words: every sentence on the page comes from a catalogue in `words/`, in the chosen language. */

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/** The languages there are catalogues for; the first is the one for everybody else. */
export const LANGUAGES = ["en", "de", "it", "es", "fr", "nl"];

/** @type {FluentBundle|null} */
let bundle = null;
let language = "en";

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
  const answer = await fetch(new URL(`../words/${code}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`no words for ${code}: ${answer.status}`);
  // Isolating marks would show up in titles and labels, and all our languages run left to right.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(await answer.text()))) console.error(error);
  bundle = made;
  language = code;
  document.documentElement.lang = code;
  localise(document.body);
  for (const listener of listeners) listener();
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
export function localise(root) {
  for (const element of root.querySelectorAll("[data-words]")) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.words ?? "");
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    const label = t(/** @type {HTMLElement} */ (element).dataset.label ?? "");
    element.setAttribute("aria-label", label);
    element.setAttribute("title", label);
  }
}
