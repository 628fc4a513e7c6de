// @ts-check
/** What is Temper's own at the table: the die and the tries. */

import { Die } from "./die.js";
import { byId, el, mark, write } from "./dom.js";
import { triesLeft } from "./instructions.js";
import { pause } from "./pace.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./side.js").Side} Side
 */

/** @implements {Side} */
export class TemperSide {
  #die = new Die();
  #tries = el("span", { className: "tries" });
  #word = el("span", { className: "roll-word" });
  #button;
  #plates;

  /**
   * @param {import("./plates.js").Plates} plates
   * @param {() => void} onRoll
   */
  constructor(plates, onRoll) {
    this.#plates = plates;
    this.#button = el("button", { className: "roll", type: "button", id: "roll" }, this.#die.element);
    this.#button.addEventListener("click", () => {
      if (this.#button.getAttribute("aria-disabled") !== "true") onRoll();
    });
    const words = el("div", { className: "roll-words" }, this.#word, this.#tries);
    byId("dock").replaceChildren(el("div", { className: "dock-die" }, this.#button, words));
    this.#die.showNothing();
  }

  /**
   * @param {View} view
   * @param {boolean} canAct
   */
  show(view, canAct) {
    const ready = canAct && view.chance === "roll";
    mark(this.#button, "class", `roll seat-${view.turn}${ready ? " ready" : ""}`);
    mark(this.#button, "aria-disabled", String(!ready));
    const shown = view.die ?? lastRoll(view);
    if (shown && !this.#die.isRolling) this.#die.show(shown);
    const resting = shown ? t("die-shows", { die: shown }) : t("die-not-rolled");
    mark(this.#button, "aria-label", ready ? t("roll-label") : resting);
    write(this.#word, ready ? t("roll-word") : "");
    const left = triesLeft(view);
    if (left === this.#tries.children.length) return;
    this.#tries.replaceChildren(...Array.from({ length: left }, () => el("span", { className: "try" })));
  }

  /** The roll is under way. */
  begin() {
    this.#die.tumble();
  }

  /** The roll did not come about. */
  cancel() {
    this.#die.stop();
  }

  /** @param {GameEvent} event */
  async chance(event) {
    if (event.chance !== "roll" || event.seat === null) return;
    this.#button.className = `roll seat-${event.seat}`;
    await this.#die.roll(Number(event.outcome));
    this.#plates.rolled(event.seat, Number(event.outcome));
    if (!event.reason) await pause(180);
  }

  async play() {
    // The die has been rolled; the piece does the rest.
  }

  focus() {
    if (this.#button.getAttribute("aria-disabled") === "true") return false;
    this.#button.focus();
    return true;
  }
}

/**
 * What was rolled last, as far as is known here; null where nothing was.
 *
 * @param {View} view
 */
function lastRoll(view) {
  const roll = view.history.filter((event) => event.chance === "roll").at(-1);
  return roll ? Number(roll.outcome) : null;
}
