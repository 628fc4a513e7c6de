// @ts-check
/**
 * Short messages over the page: what was refused and why. They are alerts, so whoever listens hears
 * them; to announce them as well would say everything twice.
 */

import { byId } from "./dom.js";
import { refusalText } from "./sentences.js";

const SHOWN_MS = 6000;
const element = byId("toast");
let timer = 0;

/** @param {string} text */
export function toast(text) {
  // Outside of an open dialog it would be behind it, and not be read out.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).prepend(element);
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(hideToast, SHOWN_MS);
}

/** @param {{code: string, message: string}} refusal */
export function tellRefusal(refusal) {
  toast(refusalText(refusal));
}

export function hideToast() {
  clearTimeout(timer);
  element.classList.remove("shown");
}
