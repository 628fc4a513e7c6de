// @ts-check
/**
 * The pieces on the board. Each keeps its element for the whole game, so that it can walk; which
 * of several equal ones it is does not matter, only where they stand.
 */

import { svg } from "./dom.js";
import { animate, ms } from "./pace.js";
import { play } from "./sound.js";

/**
 * @typedef {import("./protocol.js").Layout} Layout
 * @typedef {import("./protocol.js").Effect} Effect
 *
 * @typedef {object} Piece
 * @property {number} seat
 * @property {number} progress
 * @property {number} slot which of the points of its place
 * @property {SVGGElement} element stands at its point
 * @property {SVGGElement} body hops
 */

const STEP_MS = 150;
const SLIDE_STEP_MS = 75;
const GLIDE_MS = 180;
const HOP = [
  { transform: "translate(0, 0) scale(1)", easing: "ease-out" },
  { transform: "translate(0, -22px) scale(1.13)", easing: "ease-in" },
  { transform: "translate(0, 0) scale(1)" },
];

export class Pieces {
  /** @type {Piece[]} */
  #pieces = [];
  #layout;
  #layer;
  /** @type {Piece|null} the piece that somebody carries, or has dropped where it is to go */
  #held = null;

  /**
   * @param {SVGGElement} layer
   * @param {Layout} layout
   */
  constructor(layer, layout) {
    this.#layer = layer;
    this.#layout = layout;
  }

  /**
   * Puts all pieces where another layout has their places, such as that of a turned board.
   *
   * @param {Layout} layout
   */
  use(layout) {
    this.#layout = layout;
    for (const piece of this.#pieces) this.#put(piece, piece.progress, piece.slot);
    this.#stack();
  }

  /**
   * The points of a place.
   *
   * @param {number} seat
   * @param {number} progress
   */
  points(seat, progress) {
    return this.#layout.places[seat][progress];
  }

  /**
   * Puts the pieces where a view says, moving as few as possible.
   *
   * @param {Record<string, number[]>} view
   */
  show(view) {
    this.settle();
    for (const [key, wanted] of Object.entries(view)) {
      const seat = Number(key);
      const mine = this.#pieces.filter((piece) => piece.seat === seat);
      const open = [...wanted];
      const adrift = mine.filter((piece) => {
        const at = open.indexOf(piece.progress);
        if (at >= 0) open.splice(at, 1);
        return at < 0;
      });
      for (const progress of open) {
        const piece = adrift.pop() ?? this.#make(seat);
        piece.progress = -1;
        this.#put(piece, progress, this.#freeSlot(seat, progress));
      }
      for (const piece of adrift) this.#remove(piece);
    }
    for (const piece of this.#pieces.filter((one) => !(one.seat in view))) this.#remove(piece);
    this.#stack();
  }

  /**
   * A piece of a seat that stands at a point.
   *
   * @param {number} seat
   * @param {number[]} point
   */
  near(seat, [x, y]) {
    return this.#pieces.find((piece) => {
      const [px, py] = this.points(piece.seat, piece.progress)[piece.slot];
      return piece.seat === seat && Math.hypot(px - x, py - y) < this.#layout.piece_radius * 1.5;
    });
  }

  /**
   * Takes a piece up in the hand: of those at a place the one nearest to a point.
   *
   * @param {number} seat
   * @param {number} progress
   * @param {number[]} point
   */
  lift(seat, progress, [x, y]) {
    const far = (/** @type {Piece} */ { slot }) => {
      const [px, py] = this.points(seat, progress)[slot];
      return Math.hypot(px - x, py - y);
    };
    const [piece] = this.at(seat, progress).sort((one, other) => far(one) - far(other));
    if (!piece) return null;
    this.#held = piece;
    piece.element.classList.add("held");
    this.#layer.append(piece.element);
    return piece;
  }

  /**
   * Lets the piece in the hand follow to a point.
   *
   * @param {Piece} piece
   * @param {number[]} point
   */
  carry(piece, point) {
    piece.element.style.transform = frame(point).transform;
  }

  /**
   * Lets go of the piece in the hand where it may stand; the move that follows leaves it there.
   *
   * @param {Piece} piece
   * @param {number} progress
   */
  drop(piece, progress) {
    const slot = this.#freeSlot(piece.seat, progress);
    play("step");
    this.#glide(piece, this.points(piece.seat, progress)[slot]);
  }

  /** The piece in the hand, or dropped, goes back to where it stands. */
  settle() {
    const piece = this.#held;
    this.#held = null;
    if (!piece) return;
    this.#glide(piece, this.points(piece.seat, piece.progress)[piece.slot]);
    this.#stack();
  }

  /**
   * @param {Piece} piece
   * @param {number[]} point
   */
  #glide(piece, point) {
    const from = piece.element.style.transform;
    piece.element.classList.remove("held");
    piece.element.style.transform = frame(point).transform;
    animate(piece.element, [{ transform: from }, frame(point)], GLIDE_MS, { easing: "ease-out" });
  }

  /** Puts the pieces lower on the board in front of those behind them. */
  #stack() {
    const height = (/** @type {Element} */ one) => Number(/** @type {SVGGElement} */ (one).dataset.y);
    const sorted = [...this.#layer.children].sort((one, other) => height(one) - height(other));
    // Only what is not where it belongs is put in anew: most of the time the one piece that walked.
    let next = this.#layer.firstChild;
    for (const piece of sorted) {
      if (piece === next) next = piece.nextSibling;
      else this.#layer.insertBefore(piece, next);
    }
  }

  /**
   * The pieces of a seat at a progress, lowest slot first.
   *
   * @param {number} seat
   * @param {number} progress
   */
  at(seat, progress) {
    return this.#pieces
      .filter((piece) => piece.seat === seat && piece.progress === progress)
      .sort((one, other) => one.slot - other.slot);
  }

  /**
   * Plays effects, one after the other. `slot` names which of several equal pieces walks first.
   *
   * @param {Effect[]} effects
   * @param {number|null} slot
   */
  async play(effects, slot) {
    for (let index = 0; index < effects.length; index += 1) {
      const effect = effects[index];
      if (effect.kind === "jump" && effects[index + 1]?.kind === "jump") {
        // A switch: both are in the air at once, as neither square is free before.
        const other = this.#take(effects[index + 1], null);
        const one = this.#take(effect, null);
        await Promise.all([this.#fly(one, effect), this.#fly(other, effects[index + 1])]);
        index += 1;
        continue;
      }
      const together = effect.kind === "return" ? returnsFrom(effects, index) : [effect];
      index += together.length - 1;
      await Promise.all(together.map((one) => this.#playOne(one, index === 0 ? slot : null)));
    }
    this.#held = null;
  }

  /**
   * @param {Effect} effect
   * @param {number|null} slot
   */
  async #playOne(effect, slot) {
    const piece = this.#take(effect, slot);
    if (!piece) return;
    if (effect.kind === "walk") await this.#walk(piece, effect);
    else if (effect.kind === "slide") await this.#slide(piece, effect);
    else await this.#fly(piece, effect);
  }

  /**
   * The piece an effect speaks of, lifted to the top of the others.
   *
   * @param {Effect} effect
   * @param {number|null} slot
   * @returns {Piece|undefined}
   */
  #take(effect, slot) {
    const standing = this.at(effect.seat, effect.path[0]);
    const piece = standing.find((one) => one === this.#held) ?? standing.find((one) => one.slot === slot) ?? standing.at(-1);
    if (piece) this.#layer.append(piece.element);
    return piece;
  }

  /**
   * The points an effect leads through; its end has the free slot that is given.
   *
   * @param {Piece} piece
   * @param {Effect} effect
   * @param {number} slot
   */
  #way(piece, effect, slot) {
    const last = effect.path.length - 1;
    return effect.path.map((progress, index) => {
      const points = this.points(effect.seat, progress);
      if (index === 0) return points[piece.slot] ?? points[0];
      return index === last ? points[slot] : points[0];
    });
  }

  /**
   * @param {Piece} piece
   * @param {Effect} effect
   */
  async #walk(piece, effect) {
    const target = effect.path[effect.path.length - 1];
    const slot = this.#freeSlot(piece.seat, target);
    const way = this.#way(piece, effect, slot);
    this.#put(piece, target, slot);
    if (this.#release(piece)) return;
    const steps = way.length - 1;
    play("step", { count: steps, every: ms(STEP_MS) / 1000 });
    await Promise.all([
      animate(piece.element, way.map(frame), STEP_MS * steps, { easing: "linear" }),
      animate(piece.body, HOP, STEP_MS * steps, { iterations: steps }),
    ]);
  }

  /**
   * @param {Piece} piece
   * @param {Effect} effect
   */
  async #slide(piece, effect) {
    const target = effect.path[effect.path.length - 1];
    const way = this.#way(piece, effect, 0);
    this.#put(piece, target, 0);
    const time = SLIDE_STEP_MS * way.length + 120;
    play("slide");
    await animate(piece.element, way.map(frame), time, { easing: "ease-in-out" });
  }

  /**
   * @param {Piece|undefined} piece
   * @param {Effect} effect
   */
  async #fly(piece, effect) {
    if (!piece) return;
    const target = effect.path[effect.path.length - 1];
    const slot = this.#freeSlot(piece.seat, target);
    const way = this.#way(piece, effect, slot);
    this.#put(piece, target, slot);
    if (this.#release(piece)) return;
    play(effect.kind === "return" ? "capture" : "slide");
    const lift = [
      { transform: "scale(1)", easing: "ease-out" },
      { transform: "translate(0, -30px) scale(1.5)", offset: 0.45, easing: "ease-in" },
      { transform: "scale(1)" },
    ];
    await Promise.all([
      animate(piece.element, way.map(frame), 620, { easing: "cubic-bezier(.5,0,.3,1)" }),
      animate(piece.body, lift, 620),
    ]);
  }

  /**
   * Whether a piece has been carried to its place by hand, so that nothing is left to be shown.
   *
   * @param {Piece} piece
   */
  #release(piece) {
    if (piece !== this.#held) return false;
    this.#held = null;
    return true;
  }

  /**
   * @param {number} seat
   * @param {number} progress
   */
  #freeSlot(seat, progress) {
    const taken = this.at(seat, progress).map((piece) => piece.slot);
    const found = this.points(seat, progress).findIndex((_, slot) => !taken.includes(slot));
    return Math.max(0, found);
  }

  /**
   * @param {Piece} piece
   * @param {number} progress
   * @param {number} slot
   */
  #put(piece, progress, slot) {
    piece.progress = progress;
    piece.slot = slot;
    const point = this.points(piece.seat, progress)[slot];
    piece.element.style.transform = frame(point).transform;
    Object.assign(piece.element.dataset, { progress, x: point[0], y: point[1] });
  }

  /** @param {number} seat */
  #make(seat) {
    const body = drawPiece(seat);
    const element = svg("g", { class: `piece seat-${seat}`, "data-seat": seat }, body);
    this.#layer.append(element);
    const piece = { seat, progress: -1, slot: 0, element, body };
    this.#pieces.push(piece);
    return piece;
  }

  /** @param {Piece} piece */
  #remove(piece) {
    piece.element.remove();
    this.#pieces.splice(this.#pieces.indexOf(piece), 1);
  }
}

/** @param {number[]} point */
function frame([x, y]) {
  return { transform: `translate(${x}px, ${y}px)` };
}

/**
 * The run of returns that begins at an index: they fly home together.
 *
 * @param {Effect[]} effects
 * @param {number} index
 */
function returnsFrom(effects, index) {
  let end = index;
  while (effects[end]?.kind === "return") end += 1;
  return effects.slice(index, end);
}

/**
 * One piece, drawn at the origin; the board's picture brings the drawing.
 *
 * @param {number} seat
 */
export function drawPiece(seat) {
  return svg("g", { class: "piece-body" }, svg("use", { href: `#piece-${seat}` }));
}
