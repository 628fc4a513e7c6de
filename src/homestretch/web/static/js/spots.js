// @ts-check
/**
 * The places to tap on the board, as real buttons over it: large enough for a finger, in the tab
 * order, with a name for those who listen. A tap counts for the nearest one.
 */

import { el, isBrowsers } from "./dom.js";
import { Drag } from "./drag.js";
import { place } from "./seats.js";
import { moveLabel, moveReason } from "./sentences.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./board.js").Board} Board
 * @typedef {import("./choice.js").Spot} Spot
 * @typedef {import("./protocol.js").View} View
 * @typedef {(spot: Spot, slot: number|null) => void} OnSpot
 */

export class Spots {
  #board;
  #onSpot;
  #drag;
  #seat = 0;
  /** What is to be chosen from, while no piece is picked. @type {View|null} */
  #view = null;
  /** @type {Map<HTMLButtonElement, {spot: Spot, slot: number|null}>} */
  #buttons = new Map();

  /**
   * @param {Board} board
   * @param {OnSpot} onSpot
   * @param {import("./drag.js").OnDrop} onDrop
   */
  constructor(board, onSpot, onDrop) {
    this.#board = board;
    this.#onSpot = onSpot;
    this.#drag = new Drag(board, (x, y) => this.#at(x, y), onDrop);
    board.spots.addEventListener("click", (event) => this.#click(event));
    board.spots.addEventListener("keydown", (event) => this.#arrow(event));
    board.element.addEventListener("click", (event) => this.#refuse(event));
  }

  /**
   * @param {View} view
   * @param {Spot[]} spots
   * @param {number|null} pawn the piece that is picked, if one is
   */
  show(view, spots, pawn) {
    const seat = view.turn;
    this.#seat = seat;
    this.#view = pawn === null ? view : null;
    this.#drag.cancel();
    this.#buttons.clear();
    for (const spot of spots) {
      const standing = this.#board.pieces.at(seat, spot.progress);
      const single = spot.role === "target" || this.#crowded(seat, spot.progress);
      const slots = single ? [null] : standing.map((piece) => piece.slot);
      slots.forEach((slot, index) => this.#add(view, spot, slot, index === 0, pawn));
    }
    this.#board.spots.replaceChildren(...this.#pickedRing(seat, pawn), ...this.#buttons.keys());
    const targets = pawn === null ? [] : spots.filter((spot) => spot.role === "target");
    this.#board.badges(
      targets
        .map((spot) => ({ point: this.#board.middle(seat, spot.progress), text: sign(spot) }))
        .filter(({ text }) => text !== ""),
    );
    // A choice of one is shown at once; others when they are looked at.
    this.#board.preview(spots.length && spots.every((spot) => spot.moves === spots[0].moves) ? spots[0].effects : []);
  }

  clear() {
    this.#view = null;
    this.#drag.cancel();
    this.#buttons.clear();
    this.#board.spots.replaceChildren();
    this.#board.preview([]);
    this.#board.badges([]);
  }

  focusFirst() {
    this.#reachable()[0]?.focus();
  }

  /** Whether the focus is on one of the spots. */
  focused() {
    return this.#board.spots.contains(document.activeElement);
  }

  /**
   * @param {View} view
   * @param {Spot} spot
   * @param {number|null} slot
   * @param {boolean} first others for the same moves are for fingers only
   * @param {number|null} pawn
   */
  #add(view, spot, slot, first, pawn) {
    const seat = view.turn;
    const points = this.#board.pieces.points(seat, spot.progress);
    const [x, y] = slot === null ? this.#board.middle(seat, spot.progress) : points[slot];
    const button = el("button", {
      className: `spot spot-${spot.role} seat-${seat}`,
      type: "button",
      "aria-label": spotLabel(view, spot),
      data: { progress: spot.progress, moves: spot.moves.map((move) => move.text).join(" ") },
    });
    if (!first) {
      button.tabIndex = -1;
      button.setAttribute("aria-hidden", "true");
    }
    this.#board.place(button, x, y);
    if (slot === null && spot.role !== "target") button.classList.add("around");
    const look = () => this.#board.preview(spot.effects);
    button.addEventListener("pointerenter", look);
    button.addEventListener("focus", look);
    button.addEventListener("pointerleave", () => this.#board.preview([]));
    button.addEventListener("blur", () => this.#board.preview([]));
    this.#buttons.set(button, { spot, slot });
  }

  /**
   * Whether the pieces of a place stand so close that they share one ring.
   *
   * @param {number} seat
   * @param {number} progress
   */
  #crowded(seat, progress) {
    const [[x, y], other] = this.#board.pieces.points(seat, progress);
    return other !== undefined && Math.hypot(other[0] - x, other[1] - y) < this.#board.layout.piece_radius * 3;
  }

  /**
   * @param {number} seat
   * @param {number|null} pawn
   */
  #pickedRing(seat, pawn) {
    if (pawn === null) return [];
    const ring = el("span", { className: `spot-picked seat-${seat}` });
    const piece = this.#board.pieces.at(seat, pawn)[0];
    const [x, y] = this.#board.pieces.points(seat, pawn)[piece?.slot ?? 0];
    this.#board.place(ring, x, y);
    return [ring];
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    if (!pressed) return;
    const byKeyboard = event.detail === 0;
    const button = byKeyboard ? pressed : this.#nearest(event.clientX, event.clientY);
    const found = button && this.#buttons.get(button);
    if (found) this.#onSpot(found.spot, found.slot);
  }

  /**
   * A tap on an own piece that cannot be chosen: why.
   *
   * @param {MouseEvent} event
   */
  #refuse({ target, clientX, clientY }) {
    const view = this.#view;
    if (!view || /** @type {Element} */ (target).closest("button")) return;
    const piece = this.#board.pieces.near(this.#seat, this.#board.point(clientX, clientY));
    if (!piece || [...this.#buttons.values()].some(({ spot }) => spot.progress === piece.progress)) return;
    toast(moveReason(view) || t(this.#buttons.size ? "tap-refused" : "line-choose-card"));
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #nearest(x, y) {
    /** @type {HTMLButtonElement|null} */
    let best = null;
    let least = Infinity;
    for (const button of this.#buttons.keys()) {
      const box = button.getBoundingClientRect();
      const distance = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
      if (distance < least) [best, least] = [button, distance];
    }
    return best;
  }

  /**
   * The spot at a point of the screen.
   *
   * @param {number} x
   * @param {number} y
   */
  #at(x, y) {
    const button = this.#nearest(x, y);
    const found = button && this.#buttons.get(button);
    return found ? { spot: found.spot, seat: this.#seat } : null;
  }

  #reachable() {
    return [...this.#buttons.keys()].filter((button) => button.tabIndex >= 0);
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = this.#reachable();
    const at = all.indexOf(/** @type {any} */ (document.activeElement));
    if (!step || at < 0 || isBrowsers(event)) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length].focus();
  }
}

/**
 * What stands beside a target: how far it is, or that two pawns change places there.
 *
 * @param {Spot} spot
 */
function sign(spot) {
  if (spot.moves.some((move) => move.kind === "switch")) return "⇄";
  return spot.steps ? String(spot.steps) : "";
}

/**
 * What a spot does, in words.
 *
 * @param {View} view
 * @param {Spot} spot
 */
export function spotLabel(view, spot) {
  const where = place(view.game, spot.progress);
  if (spot.moves.length === 1) return moveLabel(view, spot.moves[0]);
  return spot.role !== "target" ? t("spot-piece", { place: where }) : t("spot-target", { place: where });
}
