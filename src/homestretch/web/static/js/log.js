// @ts-check
/** The moves so far in words, the newest at the bottom. */

import { byId, el } from "./dom.js";
import { eventText } from "./sentences.js";
import { emblem } from "./shapes.js";
import { whyButton } from "./why.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 */

const KEPT = 300;

/** Whether the list is in view: to ask the page for it would style all that has changed. */
let inView = false;
const watch = new ResizeObserver(([{ target, contentRect }]) => {
  const was = inView;
  inView = contentRect.height > 0;
  if (inView && !was) target.scrollTop = target.scrollHeight;
});

export class Log {
  #list = byId("log-list");
  /** @type {GameEvent[]} */
  #events = [];
  #scrolls = false;

  constructor() {
    watch.observe(/** @type {HTMLElement} */ (this.#list.parentElement));
  }

  /** @param {View} view everything anew; what the server still knows of the past */
  reset(view) {
    const first = view.history[0]?.number ?? Infinity;
    const earlier = this.#events.filter((event) => event.number < first);
    this.#events = [...earlier, ...view.history].slice(-KEPT);
    this.redraw(view);
  }

  /**
   * @param {GameEvent} event
   * @param {View} view
   */
  add(event, view) {
    if (event.number <= (this.#events.at(-1)?.number ?? 0)) return;
    this.#events.push(event);
    const line = this.#line(event, view);
    if (!line) return;
    this.#list.append(line);
    if (this.#list.children.length > KEPT) this.#list.firstElementChild?.remove();
    this.#toEnd();
  }

  /** @param {View} view */
  redraw(view) {
    const lines = this.#events.map((event) => this.#line(event, view));
    this.#list.replaceChildren(...lines.filter((line) => line !== null));
    this.#toEnd();
  }

  /** Scrolls to the newest line, once a frame: to ask how high the list is means to lay it out. */
  #toEnd() {
    if (this.#scrolls) return;
    this.#scrolls = true;
    requestAnimationFrame(() => {
      this.#scrolls = false;
      const frame = this.#list.parentElement;
      if (frame && inView) frame.scrollTop = frame.scrollHeight;
    });
  }

  /**
   * @param {GameEvent} event
   * @param {View} view
   */
  #line(event, view) {
    // Lines that come and go, at each reload of somebody's page, would bury the moves.
    const text = ["away", "here"].includes(event.kind) ? "" : eventText(event, view);
    if (!text) return null;
    const seat = event.chance === "first" ? Number(event.outcome ?? event.seat) : event.seat;
    const sign = seat === null || seat === undefined ? "" : emblem(seat);
    const kind = event.kind === "move" ? "log-move" : "log-chance";
    const why = event.kind === "chance" ? whyButton(event.reason?.clause, "log-why") : null;
    return el("li", { className: kind }, sign, el("span", {}, text, why ? " " : "", why));
  }
}
