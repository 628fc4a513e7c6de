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
 * @property {() => void} rest everything has been shown
 */

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
    this.#queue.push({ event, view });
    if (!this.#running) this.#run();
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
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      setBacklog(this.#queue.length);
      await this.#show.play(next.event, next.view, () => generation === this.#generation);
      // What an event leaves behind and what comes next each get a frame of their own.
      await drawn();
      if (generation !== this.#generation) return;
    }
    setBacklog(0);
    this.#running = false;
    this.#show.rest();
  }
}
