// @ts-check
/** The cards: their pictures, what they do in words, and how they fly over the page. */

import { el, svg } from "./dom.js";
import { animate } from "./pace.js";
import { play } from "./sound.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").Card} Card */

/** @type {Record<string, string>} */
const TEXTS = {
  1: "card-text-1", 2: "card-text-2", 3: "card-text-3", 4: "card-text-4", 5: "card-text-5", 7: "card-text-7",
  8: "card-text-8", 10: "card-text-10", 11: "card-text-11", 12: "card-text-12", pardon: "card-text-pardon",
};

/**
 * What a card does, in a short sentence.
 *
 * @param {Card} card
 */
export function cardText(card) {
  return t(TEXTS[String(card)]);
}

/**
 * A card as a picture; the board's picture brings the drawing, 150 by 210 around the origin.
 *
 * @param {Card|null} card null is the back
 */
export function cardPicture(card) {
  return svg(
    "svg",
    { viewBox: "-77 -107 154 214", class: "card-picture", "aria-hidden": "true" },
    cardUse(card),
  );
}

/**
 * A card to stand in another picture.
 *
 * @param {Card|null} card null is the back
 */
export function cardUse(card) {
  return svg("use", { href: `#card-${card ?? "back"}` });
}

/**
 * Lets a card fly over the page from one place to another.
 *
 * @param {Card|null} card null shows the back
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} normal duration at normal speed
 * @param {boolean} [turns] whether it shows its back first and turns over on the way
 */
export async function flyCard(card, from, to, normal, turns = false) {
  play("card");
  const sides = el("div", { className: "flying-sides" }, side(card, ""), turns ? side(null, "behind") : null);
  const flying = el("div", { className: "flying-card" }, sides);
  Object.assign(flying.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(flying);
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const scale = from.width / Math.max(1, to.width);
  const easing = "cubic-bezier(.3,.1,.2,1)";
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-8deg)` };
  await Promise.all([
    animate(flying, [away, { transform: "none" }], normal, { easing }),
    turns ? animate(sides, [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], normal, { easing: "ease-in-out" }) : null,
  ]);
  flying.remove();
}

/**
 * @param {Card|null} card
 * @param {string} where
 */
function side(card, where) {
  return el("div", { className: `flying-side ${where}`.trim() }, cardPicture(card));
}
