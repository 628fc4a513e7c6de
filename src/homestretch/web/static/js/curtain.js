// @ts-check
/** The curtain between two people at one device: no hand is shown before its owner says so. */

import { byId, el, isNews } from "./dom.js";
import { who } from "./seats.js";
import { emblem } from "./shapes.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * Draws the curtain for a seat.
 *
 * @param {View} view
 * @param {number} seat
 * @param {() => void} onOpen
 */
export function drawCurtain(view, seat, onOpen) {
  const curtain = byId("curtain");
  const name = who(view, seat);
  // Made anew it would be read out once more.
  if (!isNews(curtain, [seat, name])) return;
  const button = el("button", { className: "button big", type: "button" }, t("curtain-open", { who: name }));
  button.addEventListener("click", () => {
    openCurtain();
    onOpen();
  });
  curtain.className = `curtain seat-${seat}`;
  curtain.replaceChildren(
    emblem(seat, "curtain-emblem"),
    el("h2", { id: "curtain-title" }, t("curtain-pass", { who: name })),
    el("p", {}, t("curtain-why")),
    button,
  );
  if (curtain.hidden) {
    curtain.hidden = false;
    byId("table").inert = true;
    button.focus();
  }
}

/** Takes the curtain away. */
export function openCurtain() {
  if (byId("curtain").hidden) return;
  byId("curtain").hidden = true;
  byId("table").inert = false;
}
