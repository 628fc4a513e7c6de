// @ts-check
/** A page that only says why there is nothing to see, and leads back to the start page. */

import { byId, el } from "./dom.js";
import { t } from "./words.js";

/**
 * A sentence with the way back.
 *
 * @param {string} text
 */
export function notice(text) {
  return el(
    "section",
    { className: "panel lobby-panel notice" },
    el("img", { src: "img/astray.svg", alt: "", width: 160, height: 96 }),
    el("p", { role: "alert", className: "notice-text" }, text),
    el("a", { className: "button big", href: "#/" }, t("table-back")),
  );
}

/**
 * Shows a sentence in place of what was asked for.
 *
 * @param {() => string} text made anew when the language changes
 */
export function showNotice(text) {
  const home = byId("lobby-body");
  const retell = () => {
    byId("lobby-title").textContent = t("title");
    document.title = t("title");
    home.replaceChildren(notice(text()));
  };
  retell();
  return { leave: () => home.replaceChildren(), retell };
}
