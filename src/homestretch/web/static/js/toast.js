// @ts-check
/**
 * Short messages over the page: what was refused and why. They are alerts, so whoever listens hears
 * them; to announce them as well would say everything twice.
 */

import { byId } from "./dom.js";

const SHOWN_MS = 6000;
let timer = 0;

/** @param {string} text */
export function toast(text) {
  const element = byId("toast");
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(hideToast, SHOWN_MS);
}

export function hideToast() {
  clearTimeout(timer);
  byId("toast").classList.remove("shown");
}
