// @ts-check
/** When it is worth saying whose turn it is: not before every roll and after every card. */

import { turnTitle } from "./banner.js";
import { ownSeats } from "./seats.js";

/** @typedef {import("./protocol.js").View} View */

export class TurnTold {
  #title = "";
  #acted = 0;

  /**
   * What to say: the turn, when it changes, and to whoever acts once more after a move; else nothing.
   *
   * @param {View} view
   */
  next(view) {
    const mine = ownSeats(view).includes(view.turn);
    if (mine && view.waits_for === null) return "";
    const title = turnTitle(view);
    const acts = view.history.filter(({ kind, chance }) => kind === "move" || chance === "roll" || chance === "turn_card");
    const acted = acts.at(-1);
    const again = mine && acted?.kind === "move" && acted.number !== this.#acted;
    const said = title !== this.#title || again ? title : "";
    this.#title = title;
    this.#acted = acted?.number ?? 0;
    return said;
  }
}
