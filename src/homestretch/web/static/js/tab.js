// @ts-check
/** The browser's tab: its title and its icon carry a mark while it is one's own turn. */

import { t } from "./words.js";

const ICONS = { calm: "icon.svg", turn: "img/icon-turn.svg" };

/**
 * @param {string} title whose turn it is, in words
 * @param {boolean} mine
 */
export function markTab(title, mine) {
  const text = mine ? t("title-your-turn", { turn: title }) : t("title-table", { turn: title });
  if (document.title !== text) document.title = text;
  showIcon(mine ? ICONS.turn : ICONS.calm);
}

/** As it is where nobody plays. */
export function unmarkTab() {
  document.title = t("title");
  showIcon(ICONS.calm);
}

/** @param {string} href */
function showIcon(href) {
  const link = document.querySelector("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
