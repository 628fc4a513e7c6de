// @ts-check
/** Files that the browser saves. */

import { el } from "./dom.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";

/**
 * Saves a text as a file.
 *
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function saveFile(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Saves a text that the server is asked for; says why where it does not give it.
 *
 * @param {string} name
 * @param {Promise<string>} asked
 * @param {string} type
 */
export async function saveAnswer(name, asked, type) {
  try {
    saveFile(name, await asked, type);
  } catch (error) {
    toast(refusalText(/** @type {any} */ (error)));
  }
}
