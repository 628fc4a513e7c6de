// @ts-check
/** Shows events one after the other, each to its end, whatever the speed they arrive with. */

import { drawn, setBacklog } from "./pace.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 *
 * @typedef {object} Show
 * @property {(event: GameEvent, after: View, still: () => boolean) => Promise<void>} play one event, in motion, while
 *   `still` holds: afterwards something else is shown
 * @property {(event: GameEvent, after: View) => void} beside one event beside the game
 * @property {() => void} rest everything has been shown
 */

/** What happens beside the game: nothing moves, and a choice that was begun goes on. */
const BESIDE = ["seat", "link", "host", "away", "here", "absent", "back", "said", "offer", "next", "seal"];

export class Playback {
  /** @type {{event: GameEvent, view: View}[]} */
  #queue = [];
  #running = false;
  #generation = 0;
  #show;

  /** @param {Show} show */
  constructor(show) {
    this.#show = show;
  }

  /** Whether something is still being shown. */
  get busy() {
    return this.#running;
  }

  /**
   * @param {GameEvent} event
   * @param {View} view the table after it
   */
  add(event, view) {
    if (!this.#running && BESIDE.includes(event.kind)) return this.#showBeside(event, view);
    this.#queue.push({ event, view });
    if (!this.#running) this.#run();
    return undefined;
  }

  /**
   * At once, for it takes no time: not for a moment is anybody kept from playing.
   *
   * @param {GameEvent} event
   * @param {View} view
   */
  #showBeside(event, view) {
    const generation = this.#generation;
    this.#show.beside(event, view);
    if (generation === this.#generation) this.#show.rest();
  }

  /** Forgets what waits; for when everything is shown anew. */
  clear() {
    this.#queue = [];
    this.#generation += 1;
    this.#running = false;
    setBacklog(0);
  }

  async #run() {
    const generation = this.#generation;
    this.#running = true;
    // Hearing of it was work enough for one frame.
    await drawn();
    if (generation !== this.#generation) return;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      setBacklog(this.#queue.length);
      if (BESIDE.includes(next.event.kind)) this.#show.beside(next.event, next.view);
      else await this.#show.play(next.event, next.view, () => generation === this.#generation);
      // What an event leaves behind and what comes next each get a frame of their own.
      await drawn();
      if (generation !== this.#generation) return;
    }
    setBacklog(0);
    this.#running = false;
    this.#show.rest();
  }
}
