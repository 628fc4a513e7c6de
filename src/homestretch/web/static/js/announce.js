// @ts-check
/** The live region: turns, rolls and moves for people who listen. */

import { byId, el } from "./dom.js";

const KEPT = 8;
const NOTICED_MS = 100;

/**
 * What regions are to say that are too new to be heard.
 *
 * @type {WeakMap<Element, string[]>}
 */
const waiting = new WeakMap();

/**
 * Says something politely.
 *
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  say(byId("live"), text);
  // While a dialog is open, what lies outside of it is not read out.
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (!dialog) return;
  const there = dialog.querySelector("[aria-live]");
  if (there) {
    const before = waiting.get(there);
    if (before) before.push(text);
    else say(there, text);
    return;
  }
  const region = el("div", { className: "visually-hidden", "aria-live": "polite" });
  dialog.append(region);
  const texts = [text];
  waiting.set(region, texts);
  setTimeout(() => {
    waiting.delete(region);
    for (const one of texts) say(region, one);
  }, NOTICED_MS);
}

/**
 * Each saying is an element of its own, so that none swallows another.
 *
 * @param {Element} region
 * @param {string} text
 */
function say(region, text) {
  region.append(el("p", {}, text));
  while (region.children.length > KEPT) region.firstChild?.remove();
}
