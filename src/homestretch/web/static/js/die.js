// @ts-check
/** The die: a cube that tumbles while the roll is under way and shows its number when it stops. */

import { el } from "./dom.js";
import { ms, moves, pause } from "./pace.js";
import { play } from "./sound.js";

/** The turns of the cube (about x, then y) that bring each number to the front. */
const FACING = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };

/** Where the pips lie in a three by three grid, by number. */
const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };

/** On a corner, with three sides to be seen: nothing has been rolled yet. */
const UNDECIDED = "scale3d(.8, .8, .8) rotateX(-32deg) rotateY(42deg)";

const ROLL_MS = 750;

/**
 * One face with its pips.
 *
 * @param {number} number
 * @param {string} [className]
 */
export function face(number, className = "") {
  const pips = PIPS[/** @type {keyof typeof PIPS} */ (number)];
  return el(
    "span",
    { className: `face face-${number} ${className}`.trim(), "aria-hidden": "true" },
    ...pips.map((place) => el("span", { className: `pip pip-${place}` })),
  );
}

export class Die {
  #cube = el("span", { className: "cube" }, ...[1, 2, 3, 4, 5, 6].map((number) => face(number)));
  /** @type {Animation|null} */
  #tumbling = null;

  constructor() {
    this.element = el("span", { className: "die-room" }, el("span", { className: "die-shadow" }), this.#cube);
  }

  get isRolling() {
    return this.#tumbling !== null;
  }

  /** Starts to tumble, until `stop`. */
  tumble() {
    if (!moves() || this.#tumbling) return;
    play("roll");
    this.element.classList.add("rolling");
    this.#tumbling = this.#cube.animate(
      [
        { transform: "translateY(0) rotateX(0) rotateY(0) rotateZ(0)" },
        { transform: "translateY(-34%) rotateX(360deg) rotateY(180deg) rotateZ(30deg)", offset: 0.5 },
        { transform: "translateY(0) rotateX(720deg) rotateY(360deg) rotateZ(0)" },
      ],
      { duration: Math.max(200, ms(620)), iterations: Infinity },
    );
  }

  /**
   * Comes to rest on a number.
   *
   * @param {number} number
   */
  async roll(number) {
    if (!moves()) {
      play("land");
      return this.show(number);
    }
    this.tumble();
    await pause(ROLL_MS * 0.55);
    this.stop();
    const [x, y] = FACING[/** @type {keyof typeof FACING} */ (number)];
    const settle = this.#cube.animate(
      [
        { transform: `translateY(-30%) rotateX(${x - 400}deg) rotateY(${y - 220}deg)`, easing: "cubic-bezier(.2,.7,.3,1)" },
        { transform: `rotateX(${x}deg) rotateY(${y}deg)` },
      ],
      { duration: Math.max(1, ms(ROLL_MS * 0.5)) },
    );
    this.show(number);
    play("land");
    await Promise.race([settle.finished.catch(() => {}), pause(ROLL_MS)]);
  }

  /** Ends the tumbling, whatever it shows. */
  stop() {
    this.#tumbling?.cancel();
    this.#tumbling = null;
    this.element.classList.remove("rolling");
  }

  /** Shows that nothing has been rolled yet. */
  showNothing() {
    this.stop();
    this.#cube.style.transform = UNDECIDED;
    delete this.element.dataset.shows;
  }

  /**
   * Shows a number at once.
   *
   * @param {number} number
   */
  show(number) {
    this.stop();
    const [x, y] = FACING[/** @type {keyof typeof FACING} */ (number)];
    this.#cube.style.transform = `rotateX(${x}deg) rotateY(${y}deg)`;
    this.element.dataset.shows = String(number);
  }
}
