// @ts-check
/**
 * The browser's tab: its title carries a mark while it is one's own turn. Of a tab that is not looked at the icon
 * carries one too, and both come and go, until it is looked at. Where the page itself is seen the icon stays as it
 * is: drawing another one takes a slow phone longer than a frame.
 */

import { later, lessMotion } from "./pace.js";
import { t } from "./words.js";

const ICONS = { calm: "icon.svg", turn: "img/icon-turn.svg" };
const CALL_MS = 1000;

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
    show(called || t("title-table", { turn: title }));
    attend();
  });
}

/** As it is where nobody plays. */
export function unmarkTab() {
  called = "";
  // At once: the next page has a title of its own.
  show(t("title"));
  later("tab", attend);
}

/** Calls for as long as nobody looks. */
function attend() {
  const calls = called !== "" && document.hidden && !lessMotion.matches;
  if (calls && !timer) timer = window.setInterval(turnOver, CALL_MS);
  if (!calls) {
    window.clearInterval(timer);
    timer = 0;
  }
  if (called) show(called);
}

/** With the mark, or without it. */
function turnOver() {
  show(document.title === called ? t("title") : called);
}

/** @param {string} text with the mark where it is the call */
function show(text) {
  if (document.title !== text) document.title = text;
  const href = document.hidden && text === called ? ICONS.turn : ICONS.calm;
  const link = document.querySelector("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

document.addEventListener("visibilitychange", attend);
