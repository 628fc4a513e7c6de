// @ts-check
/** The board on the screen: the server's picture, our marks and pieces over it, buttons on top. */

import { el, svg } from "./dom.js";
import { drawPiece, Pieces } from "./pieces.js";
import { turnedLayout, turnPicture } from "./turned.js";

/**
 * @typedef {import("./protocol.js").Layout} Layout
 * @typedef {import("./protocol.js").Effect} Effect
 */

export class Board {
  #glow = el("div", { className: "layer-glow" });
  #trace = svg("g", { class: "layer-trace" });
  #preview = svg("g", { class: "layer-preview" });
  #badges = svg("g", { class: "layer-badges" });
  #hints = svg("g", { class: "layer-hints" });
  #plan = svg("g", { class: "layer-plan" });
  /** @type {Effect[]} */
  #traced = [];
  #picture;
  /** The layout as the server has it, and as the board is turned now. */
  #drawn;
  #layout;
  #quarters = 0;
  /** How far bases reach; to measure the picture means to lay out the page. @type {Map<number, number>} */
  #trays = new Map();

  /**
   * @param {HTMLElement} home the element to fill
   * @param {SVGSVGElement} picture
   * @param {Layout} layout
   */
  constructor(home, picture, layout) {
    this.#drawn = layout;
    this.#layout = layout;
    this.cards = svg("g", { class: "layer-cards" });
    const pieces = svg("g", { class: "layer-pieces" });
    const sheet = (/** @type {SVGGElement[]} */ ...layers) =>
      svg(
        "svg",
        { viewBox: `0 0 ${layout.width} ${layout.height}`, class: "board-sheet", "aria-hidden": "true" },
        ...layers,
      );
    this.spots = el("div", { className: "spots" });
    this.#picture = picture;
    turnPicture(picture, layout, 0);
    picture.classList.add("board-picture");
    // Rings lie under the pieces, the pieces under the numbers; only the spots take taps.
    this.element = el(
      "div",
      { className: "board-frame" },
      picture,
      this.#glow,
      sheet(this.#trace, this.cards),
      this.spots,
      sheet(pieces, this.#plan, this.#hints, this.#preview, this.#badges),
    );
    home.replaceChildren(this.element);
    this.pieces = new Pieces(pieces, layout);
  }

  get layout() {
    return this.#layout;
  }

  /**
   * A point of the screen on the board.
   *
   * @param {number} x
   * @param {number} y
   * @param {DOMRect} [frame] where the board lies, if that is known
   */
  point(x, y, frame = this.element.getBoundingClientRect()) {
    const { width, height } = this.#layout;
    return [((x - frame.left) * width) / frame.width, ((y - frame.top) * height) / frame.height];
  }

  /**
   * Turns the board, with all that stands on it; false where it lies so already.
   *
   * @param {number} quarters clockwise, from how the server draws it
   */
  turn(quarters) {
    if (quarters === this.#quarters) return false;
    this.#quarters = quarters;
    this.#layout = turnedLayout(this.#drawn, quarters);
    this.element.dataset.quarters = String(quarters);
    turnPicture(this.#picture, this.#layout, quarters);
    this.pieces.use(this.#layout);
    delete this.#glow.dataset.seat;
    this.trace(this.#traced);
    this.preview([]);
    this.badges([]);
    this.hint([]);
    return true;
  }

  /**
   * The middle of a place: of its only point, or of its four.
   *
   * @param {number} seat
   * @param {number} progress
   */
  middle(seat, progress) {
    const points = this.pieces.points(seat, progress);
    const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
    return sum.map((value) => value / points.length);
  }

  /**
   * Puts an element over a point of the board, in the size of a piece (`--piece`).
   *
   * @param {HTMLElement} element
   * @param {number} x
   * @param {number} y
   */
  place(element, x, y) {
    const { width, height, piece_radius: radius } = this.#layout;
    element.style.left = `${(100 * x) / width}%`;
    element.style.top = `${(100 * y) / height}%`;
    element.style.setProperty("--piece", `${(200 * radius) / width}cqw`);
  }

  /**
   * Which corner a seat's base lies in, to put its name there.
   *
   * @param {number} seat
   * @returns {{top: boolean, left: boolean}}
   */
  corner(seat) {
    const [x, y] = this.middle(seat, 0);
    return { top: y < this.#layout.height / 2, left: x < this.#layout.width / 2 };
  }

  /**
   * Lets the base of the seat whose turn it is glow; null lets none.
   *
   * @param {number|null} seat
   */
  glow(seat) {
    if (this.#glow.dataset.seat === String(seat)) return;
    this.#glow.dataset.seat = String(seat);
    this.#glow.replaceChildren();
    if (seat === null) return;
    const [x, y] = this.middle(seat, 0);
    const size = `${(200 * this.#trayRadius(seat)) / this.#layout.width}cqw`;
    for (const name of ["base-glow", "base-ring"]) {
      const mark = el("span", { className: `base-mark ${name}` });
      this.place(mark, x, y);
      mark.style.setProperty("--size", size);
      this.#glow.append(mark);
    }
  }

  /**
   * How far a seat's base reaches from its middle, as the picture draws it.
   *
   * @param {number} seat
   */
  #trayRadius(seat) {
    const known = this.#trays.get(seat);
    if (known !== undefined) return known;
    const drawn = /** @type {SVGGraphicsElement|null} */ (this.#picture.querySelector(`[data-place="${seat}-0"]`));
    const width = drawn?.getBBox().width ?? 0;
    const [x, y] = this.middle(seat, 0);
    const [px, py] = this.pieces.points(seat, 0)[0];
    const radius = Math.max(width / 2, Math.hypot(px - x, py - y) + this.#layout.piece_radius * 1.4);
    this.#trays.set(seat, radius);
    return radius;
  }

  /**
   * Writes numbers over places, such as how far it is to each.
   *
   * @param {{point: number[], text: string}[]} badges
   */
  badges(badges) {
    this.#badges.replaceChildren(
      ...badges.map(({ point: [x, y], text }) => {
        const number = svg("text", { class: "badge-text", y: 9 });
        number.textContent = text;
        const place = { class: "badge", transform: `translate(${x + 20} ${y - 24})` };
        return svg("g", place, svg("circle", { r: 21 }), number);
      }),
    );
  }

  /**
   * Draws where the last move went.
   *
   * @param {Effect[]} effects none to draw nothing
   */
  trace(effects) {
    this.#traced = effects;
    this.#trace.replaceChildren();
    for (const effect of effects) {
      // The way out of the base is plain to see; a line across the tray would only hide it.
      if (effect.kind !== "return" && effect.path[0] > 0) this.#trace.append(...this.#path(effect));
    }
  }

  /**
   * Shows what a move would do: the way, the piece where it would stand, who would be sent back.
   *
   * @param {Effect[]} effects none to show nothing
   */
  preview(effects) {
    this.#preview.replaceChildren(...this.#foresee(effects));
  }

  /**
   * Shows the half of a move that is chosen already, until the other half is.
   *
   * @param {Effect[]} effects none to show nothing
   */
  plan(effects) {
    this.#plan.replaceChildren(...this.#foresee(effects));
  }

  /** @param {Effect[]} effects */
  #foresee(effects) {
    return effects.flatMap((effect) => {
      const [x, y] = this.middle(effect.seat, effect.path[effect.kind === "return" ? 0 : effect.path.length - 1]);
      if (effect.kind === "return") {
        const radius = this.#layout.piece_radius * 1.25;
        return [svg("circle", { cx: x, cy: y, r: radius, class: "preview-capture" })];
      }
      const place = { transform: `translate(${x} ${y})`, class: `ghost piece seat-${effect.seat}` };
      const way = effect.path[0] > 0 ? this.#path(effect) : [];
      return [...way, svg("g", place, drawPiece(effect.seat))];
    });
  }

  /**
   * Lets the pieces that a hint would move, and where they would go, glow.
   *
   * @param {Effect[]} effects none to end it
   */
  hint(effects) {
    this.#hints.replaceChildren();
    const radius = this.#layout.piece_radius;
    for (const { kind, seat, path } of effects) {
      if (kind === "return") continue;
      const standing = this.pieces.at(seat, path[0])[0];
      const [x, y] = this.pieces.points(seat, path[0])[standing?.slot ?? 0];
      const [tx, ty] = this.middle(seat, path[path.length - 1]);
      this.#hints.append(
        svg("circle", { cx: x, cy: y, r: radius * 1.3, class: "hint-edge" }),
        svg("circle", { cx: x, cy: y, r: radius * 1.3, class: "hint-ring" }),
        svg("circle", { cx: tx, cy: ty, r: radius, class: "hint-edge" }),
        svg("circle", { cx: tx, cy: ty, r: radius, class: "hint-ring hint-goal" }),
      );
    }
  }

  /** @param {Effect} effect */
  #path(effect) {
    const points = effect.path.map((progress) => this.middle(effect.seat, progress));
    const line = points.map((point) => point.join(",")).join(" ");
    const [x, y] = points[0];
    return [
      svg("polyline", { points: line, class: "way-edge" }),
      svg("polyline", { points: line, class: `way seat-${effect.seat}` }),
      svg("circle", { cx: x, cy: y, r: 9, class: `way-start seat-${effect.seat}` }),
    ];
  }
}
