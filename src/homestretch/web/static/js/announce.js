// @ts-check
/** The live region: turns, rolls and moves for people who listen. */

import { byId, el } from "./dom.js";

const KEPT = 8;

/**
 * Says something politely. Each saying is an element of its own, so that none swallows another.
 *
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  const region = byId("live");
  region.append(el("p", {}, text));
  while (region.children.length > KEPT) region.firstChild?.remove();
}
