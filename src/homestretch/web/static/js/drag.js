// @ts-check
/**
 * Dragging: a piece that may move follows the finger or the mouse to where it may go. Elsewhere it
 * glides back. A press shows where the piece could go, a tap without a move stays a tap.
 */

import { drops } from "./choice.js";
import { el } from "./dom.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./board.js").Board} Board
 * @typedef {import("./choice.js").Spot} Spot
 * @typedef {import("./pieces.js").Piece} Piece
 *
 * @typedef {object} Hold what is pressed
 * @property {number} pointer
 * @property {number} seat
 * @property {Spot} spot
 * @property {Spot[]} targets
 * @property {number[]} from where the press began, on the screen
 * @property {DOMRect} frame
 * @property {Piece|null} piece the piece in hand, once it moves
 * @property {Spot|null} over the target it would be dropped on
 *
 * @typedef {(spot: Spot, piece: Piece, target: Spot) => void} OnDrop
 */

/** From how many pixels on a press is no tap any more. */
const SLACK = 8;
/** How near to a target a piece must be let go, in radii of a piece. */
const REACH = 1.7;

export class Drag {
  #board;
  #find;
  #onDrop;
  /** @type {Hold|null} */
  #hold = null;
  /** Whether the click that follows a drag is still to come. */
  #swallow = false;
  #marks = el("div", { className: "drop-marks", "aria-hidden": "true" });

  /**
   * @param {Board} board
   * @param {(x: number, y: number) => {spot: Spot, seat: number}|null} find the spot at a point of the screen
   * @param {OnDrop} onDrop
   */
  constructor(board, find, onDrop) {
    this.#board = board;
    this.#find = find;
    this.#onDrop = onDrop;
    const { spots } = board;
    board.element.append(this.#marks);
    spots.addEventListener("pointerdown", (event) => this.#press(event));
    spots.addEventListener("pointermove", (event) => this.#move(event));
    spots.addEventListener("pointerup", (event) => this.#release(event));
    spots.addEventListener("pointercancel", () => this.cancel());
    spots.addEventListener("click", (event) => this.#click(event), true);
  }

  /** Puts the piece in hand back, as when the time to move is over. */
  cancel() {
    const hold = this.#hold;
    this.#hold = null;
    this.#tidy();
    if (hold?.piece) this.#board.pieces.settle();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#swallow = false;
    if (!event.isPrimary || event.button !== 0 || this.#hold) return;
    const found = this.#find(event.clientX, event.clientY);
    if (!found || found.spot.role === "target") return;
    const { spot, seat } = found;
    const targets = drops(spot);
    this.#hold = {
      pointer: event.pointerId,
      seat, spot, targets,
      from: [event.clientX, event.clientY],
      frame: this.#board.element.getBoundingClientRect(),
      piece: null,
      over: null,
    };
    /** @type {Element} */ (event.target).setPointerCapture(event.pointerId);
    this.#show(targets, seat);
    this.#board.preview(targets.length === 1 ? targets[0].effects : []);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const hold = this.#hold;
    if (!hold || event.pointerId !== hold.pointer) return;
    const [x, y] = hold.from;
    if (!hold.piece) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
      hold.piece = this.#board.pieces.lift(hold.seat, hold.spot.progress, this.#board.point(x, y, hold.frame));
      this.#board.element.classList.add("dragging");
      this.#board.preview([]);
    }
    const point = this.#board.point(event.clientX, event.clientY, hold.frame);
    if (hold.piece) this.#board.pieces.carry(hold.piece, point);
    const over = this.#nearest(hold, point);
    if (over === hold.over) return;
    hold.over = over;
    this.#board.preview(over?.effects ?? []);
    for (const mark of this.#marks.children) {
      mark.classList.toggle("over", Number(/** @type {HTMLElement} */ (mark).dataset.progress) === over?.progress);
    }
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const hold = this.#hold;
    if (!hold || event.pointerId !== hold.pointer) return;
    this.#hold = null;
    this.#tidy();
    if (!hold.piece) return;
    this.#swallow = true;
    if (hold.over) this.#onDrop(hold.spot, hold.piece, hold.over);
    else this.#miss(hold, event);
  }

  /**
   * The piece glides back. Whoever carried it elsewhere is told why, and not who has put it back.
   *
   * @param {Hold} hold
   * @param {PointerEvent} event
   */
  #miss({ from: [x, y], frame }, { clientX, clientY }) {
    this.#board.pieces.settle();
    const far = (this.#board.layout.piece_radius * 3 * frame.width) / this.#board.layout.width;
    if (Math.hypot(clientX - x, clientY - y) > far) toast(t("drop-refused"));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#swallow || event.detail === 0) return;
    this.#swallow = false;
    event.stopImmediatePropagation();
  }

  #tidy() {
    this.#marks.replaceChildren();
    this.#board.element.classList.remove("dragging");
    this.#board.preview([]);
  }

  /**
   * @param {Spot[]} targets
   * @param {number} seat
   */
  #show(targets, seat) {
    this.#marks.replaceChildren(
      ...targets.map((target) => {
        const mark = el("span", { className: "drop-mark", data: { progress: target.progress } });
        const [x, y] = this.#board.middle(seat, target.progress);
        this.#board.place(mark, x, y);
        return mark;
      }),
    );
  }

  /**
   * @param {Hold} hold
   * @param {number[]} point
   */
  #nearest({ targets, seat }, [x, y]) {
    let best = null;
    let least = this.#board.layout.piece_radius * REACH;
    for (const target of targets) {
      for (const [tx, ty] of this.#board.pieces.points(seat, target.progress)) {
        const distance = Math.hypot(tx - x, ty - y);
        if (distance < least) [best, least] = [target, distance];
      }
    }
    return best;
  }
}
