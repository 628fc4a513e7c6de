// @ts-check
/** Tips for the first games: short, one at a time, each once, and none after "no more tips" or for who types moves. */

import { byId, el } from "./dom.js";
import { ownSeats } from "./seats.js";
import { changeSettings, settings } from "./settings.js";
import { load, save } from "./storage.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {{name: string, words: string, fits: (view: View) => boolean}} Tip
 */

/** @param {View} view */
const chooses = (view) => view.moves.length > 0;

/** In the order in which they come; the first that fits and was not seen yet is shown. @type {Tip[]} */
const TIPS = [
  { name: "turn", words: "tip-turn", fits: (view) => !chooses(view) },
  { name: "cards", words: "tip-cards", fits: (view) => chooses(view) && view.game === "pardon" && view.moves.length > 1 },
  { name: "glow", words: "tip-glow", fits: (view) => chooses(view) && view.game === "temper" },
  { name: "why", words: "tip-why", fits: (view) => chooses(view) && view.reason !== null },
  { name: "hint", words: "tip-hint", fits: (view) => view.moves.length > 2 },
];

/** @returns {string[]} */
const seen = () => load("tips", []);

/** @param {string} name */
function remember(name) {
  if (!seen().includes(name)) save("tips", [...seen(), name]);
}

/** @type {Tip|null} */
let shown = null;
let moment = -1;

/**
 * Shows the tip that fits a person who can act now; takes it away when that is over.
 *
 * @param {View} view
 * @param {boolean} canAct
 */
export function showTip(view, canAct) {
  if (shown && (!canAct || moment !== view.number)) hideTip();
  if (shown && byId("tip").lang !== document.documentElement.lang) draw(shown);
  if (shown || !canAct || !settings().tips || settings().typing || !ownSeats(view).includes(view.turn)) return;
  const tip = TIPS.find((one) => !seen().includes(one.name) && one.fits(view));
  if (!tip || moment === view.number) return;
  moment = view.number;
  shown = tip;
  // Seen is seen, even if the page is closed now.
  remember(tip.name);
  draw(tip);
}

/** Takes the tip away, if there is one. */
export function hideTip() {
  shown = null;
  byId("tip").hidden = true;
  byId("table").classList.remove("has-tip");
  byId("tip").replaceChildren();
}

/** @param {Tip} tip */
function draw(tip) {
  const close = el("button", { className: "icon-button", type: "button", "aria-label": t("log-close"), title: t("log-close") }, "×");
  close.addEventListener("click", hideTip);
  const none = el("button", { className: "tip-more", type: "button" }, t("tip-none"));
  none.addEventListener("click", () => {
    changeSettings({ tips: false });
    hideTip();
  });
  const home = byId("tip");
  home.lang = document.documentElement.lang;
  home.replaceChildren(el("p", {}, t(tip.name === "glow" && matchMedia("(hover: none)").matches ? "tip-glow-touch" : tip.words)), close, none);
  home.hidden = false;
  byId("table").classList.add("has-tip");
}
