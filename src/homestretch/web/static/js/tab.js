// @ts-check
/**
 * The browser's tab: its title and its icon carry a mark while it is one's own turn. Of a tab that
 * is not looked at they come and go, until it is.
 */

import { later } from "./pace.js";
import { t } from "./words.js";

const ICONS = { calm: "icon.svg", turn: "img/icon-turn.svg" };
const CALL_MS = 1000;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The title that calls, empty while nobody is called. */
let called = "";
let timer = 0;

/**
 * @param {string} title whose turn it is, in words
 * @param {boolean} mine
 */
export function markTab(title, mine) {
  called = mine ? t("title-your-turn", { turn: title }) : "";
  later("tab", () => {
    show(called || t("title-table", { turn: title }), mine);
    attend();
  });
}

/** As it is where nobody plays. */
export function unmarkTab() {
  called = "";
  // At once: the next page has a title of its own.
  show(t("title"), false);
  later("tab", attend);
}

/** Calls for as long as nobody looks. */
function attend() {
  const calls = called !== "" && document.hidden && !still.matches;
  if (calls && !timer) timer = window.setInterval(turnOver, CALL_MS);
  if (calls || !timer) return;
  window.clearInterval(timer);
  timer = 0;
  if (called) show(called, true);
}

/** With the mark, or without it. */
function turnOver() {
  const marked = document.title === called;
  show(marked ? t("title") : called, !marked);
}

/**
 * @param {string} text
 * @param {boolean} marked
 */
function show(text, marked) {
  if (document.title !== text) document.title = text;
  const href = marked ? ICONS.turn : ICONS.calm;
  const link = document.querySelector("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

document.addEventListener("visibilitychange", attend);
