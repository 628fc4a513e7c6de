// @ts-check
/** A hint: what a careful bot would play, shown on the board and told with its reason. */

import { announce } from "./announce.js";
import { getHint } from "./api.js";
import { byId, hide, mark } from "./dom.js";
import { myTable } from "./mytables.js";
import { cardName } from "./seats.js";
import { moveLabel, refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Move} Move
 */

/** @type {Record<string, string>} */
const WHY = {
  only_move: "why-only-move",
  equal: "why-equal",
  captures: "why-captures",
  sets_back: "why-sets-back",
  goes_deeper: "why-goes-deeper",
  leaves_danger: "why-leaves-danger",
  avoids_danger: "why-avoids-danger",
  hunts: "why-hunts",
  leads: "why-leads",
  goes_farther: "why-goes-farther",
};

/** @type {Record<string, string>} */
const WHY_TEMPER = { gets_home: "why-token-home", brings_out: "why-token-out" };
/** @type {Record<string, string>} */
const WHY_PARDON = { gets_home: "why-pawn-home", brings_out: "why-pawn-out" };

export class Hint {
  #button = byId("hint");
  #board;
  #table;
  #key;
  #onChange;
  /** @type {Move|null} */
  #move = null;
  #why = "";
  #asked = 0;

  /**
   * @param {import("./board.js").Board} board
   * @param {View} view
   * @param {string|null} key
   * @param {() => void} onChange
   */
  constructor(board, view, key, onChange) {
    this.#board = board;
    this.#table = view.table;
    this.#key = key;
    this.#onChange = onChange;
  }

  /** The sentence to show, empty where there is no hint. */
  get line() {
    return this.#why && t("hint-line", { why: this.#why });
  }

  /** The card that the hint plays; null where it plays none. */
  get card() {
    return this.#move?.card ?? null;
  }

  /**
   * Whether a hint can be asked for now.
   *
   * @param {View} view
   * @param {boolean} can whether there is something to choose, for somebody here
   */
  offer(view, can) {
    hide(this.#button, !view.seats.some((seat) => seat.yours) || view.phase === "over");
    mark(this.#button, "aria-disabled", String(!can));
    this.#button.onclick = () => {
      if (this.#button.getAttribute("aria-disabled") === "false") this.#ask(view);
    };
  }

  /** The sentence has been read; what glows goes on. */
  read() {
    this.#why = "";
  }

  /** The moment of the hint is over. */
  clear() {
    this.#asked += 1;
    this.#move = null;
    this.#why = "";
    this.#board.hint([]);
  }

  leave() {
    this.clear();
    this.#button.onclick = null;
    this.#button.hidden = true;
  }

  /** @param {View} view */
  async #ask(view) {
    const asked = (this.#asked += 1);
    try {
      // Whoever has sat down meanwhile holds another key than before.
      const key = this.#key && (myTable(this.#table)?.key ?? this.#key);
      const { move, reasons } = await getHint(this.#table, key);
      const found = view.moves.find((one) => one.text === move);
      if (asked !== this.#asked || !found) return;
      this.#move = found;
      this.#why = reasons.map((code) => whyText(view, code)).join(" ");
      this.#board.hint(found.effects);
      announce(said(view, found, this.#why));
      this.#onChange();
    } catch (error) {
      if (asked !== this.#asked) return;
      const text = refusalText(/** @type {any} */ (error));
      toast(text);
    }
  }
}

/**
 * @param {View} view
 * @param {string} code
 */
function whyText(view, code) {
  const own = view.game === "temper" ? WHY_TEMPER : WHY_PARDON;
  return t(own[code] ?? WHY[code] ?? "why-best");
}

/**
 * The whole hint, for those who listen: the move, then why.
 *
 * @param {View} view
 * @param {Move} move
 * @param {string} why
 */
function said(view, move, why) {
  const what = moveLabel(view, move);
  const plain = move.card === null || move.kind === "discard" || move.kind === "decline";
  return plain ? t("hint-said", { what, why }) : t("hint-said-card", { card: cardName(move.card ?? 0), what, why });
}
