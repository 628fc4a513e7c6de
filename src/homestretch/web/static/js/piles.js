// @ts-check
/** The draw pile and the discards, in the middle of Pardon's board. */

import { cardUse } from "./cards.js";
import { svg } from "./dom.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Layout} Layout
 */

const THICKNESS = 5;
/** How the cards below the last discard lean, in degrees. */
const LEANS = [0, -7, 5];

export class Piles {
  #draw = svg("g", { class: "pile pile-draw" });
  #discards = svg("g", { class: "pile pile-discards" });
  #size;
  #count = svg("text", { class: "pile-count" });
  #layers = -1;
  #discarded = "?";

  /**
   * @param {SVGGElement} layer
   * @param {NonNullable<Layout["piles"]>} piles
   */
  constructor(layer, piles) {
    this.#size = { width: piles.card_width, height: piles.card_height };
    this.#count.setAttribute("y", String(piles.card_height / 2 + 34));
    for (const [group, [x, y]] of /** @type {const} */ ([
      [this.#draw, piles.draw],
      [this.#discards, piles.discards],
    ])) {
      group.setAttribute("transform", `translate(${x} ${y})`);
      layer.append(group);
    }
  }

  /** @param {View} view */
  show(view) {
    const left = view.draw_pile ?? 0;
    const layers = Math.min(THICKNESS, Math.ceil(left / 9));
    this.#count.textContent = String(left);
    // Only what has changed is drawn anew: every card is a whole drawing.
    if (layers !== this.#layers) {
      this.#layers = layers;
      this.#draw.replaceChildren(
        ...(left ? [] : [this.#empty()]),
        ...Array.from({ length: layers }, (_, level) => turned(null, -level * 4, 0)),
        this.#count,
      );
    }
    const shown = (view.discards ?? []).slice(-3);
    if (shown.join() === this.#discarded) return;
    this.#discarded = shown.join();
    const kept = /** @type {SVGElement[]} */ ([...this.#discards.children]);
    const parts = shown.length ? shown.map((card, index) => this.#discard(card, LEANS[shown.length - 1 - index], kept)) : [this.#empty()];
    for (const gone of kept) gone.remove();
    parts.forEach((part, index) => {
      const there = this.#discards.children[index] ?? null;
      if (there !== part) this.#discards.insertBefore(part, there);
    });
  }

  /**
   * A card of the discards: the one that lies there already, if there is one.
   *
   * @param {import("./protocol.js").Card} card
   * @param {number} lean
   * @param {SVGElement[]} kept what lies there; what is taken from it is left out
   */
  #discard(card, lean, kept) {
    const made = turned(card, 0, lean);
    const at = kept.findIndex((one) => one.dataset.card === made.dataset.card);
    if (at < 0) return made;
    const [found] = kept.splice(at, 1);
    found.setAttribute("transform", made.getAttribute("transform") ?? "");
    return found;
  }

  /** Where the draw pile lies on the screen. */
  drawRect() {
    return this.#rect(this.#draw);
  }

  /** Where the discards lie on the screen. */
  discardRect() {
    return this.#rect(this.#discards);
  }

  /** @param {SVGGElement} group */
  #rect(group) {
    const frame = group.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const scale = frame.width / (group.ownerSVGElement?.viewBox.baseVal.width ?? 1);
    const at = group.transform.baseVal.getItem(0).matrix;
    const { width, height } = this.#size;
    return new DOMRect(
      frame.left + (at.e - width / 2) * scale, frame.top + (at.f - height / 2) * scale,
      width * scale, height * scale,
    );
  }

  #empty() {
    const { width, height } = this.#size;
    return svg("rect", { x: -width / 2, y: -height / 2, width, height, rx: 16, class: "pile-empty" });
  }
}

/**
 * A card that lies a little higher and leans a little.
 *
 * @param {import("./protocol.js").Card|null} card
 * @param {number} lift
 * @param {number} lean
 */
function turned(card, lift, lean) {
  return svg("g", { transform: `translate(0 ${lift}) rotate(${lean})`, "data-card": String(card) }, cardUse(card));
}
