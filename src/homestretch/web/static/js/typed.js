// @ts-check
/**
 * Moves that are typed, as docs/notation.md writes them: `13` or `7-13` with the die, `5:12-17`, `12-17`
 * or only `5` with cards. The field comes into view when it has the focus, or always if the setting says so.
 */

import { announce } from "./announce.js";
import { byId } from "./dom.js";
import { moveReason, refusalText } from "./sentences.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./connection.js").Refusal} Refusal
 *
 * @typedef {object} Acts
 * @property {() => boolean} rolls rolls the die or turns up the card; false where neither is due
 * @property {(text: string, onRefused: (refusal: Refusal) => void) => void} play
 */

/** How many legal moves a refusal names. */
const NAMED = 12;

/** The codes of refusals that are about the text. */
const ABOUT_TEXT = ["illegal_move", "bad_move_text"];

const ROLL = /^(r|roll|w|t|d|l|g)?$/;

/**
 * The move that a text names without doubt among legal ones: as it is printed, or in Pardon with the
 * card alone or without it; null where only the server can tell.
 *
 * @param {Move[]} moves
 * @param {string} text
 */
function namedMove(moves, text) {
  const wanted = plain(text);
  const same = moves.filter((move) => plain(move.text) === wanted);
  const found = same.length ? same : moves.filter((move) => plain(move.text).split(":").includes(wanted));
  return found.length === 1 ? found[0] : null;
}

/** @param {string} text */
function plain(text) {
  return text.toLowerCase().replace(/\s+/g, "");
}

export class Typed {
  #form = /** @type {HTMLFormElement} */ (byId("typed"));
  #field = /** @type {HTMLInputElement} */ (byId("typed-move"));
  #told = byId("typed-told");
  #acts;
  /** @type {View|null} */
  #view = null;
  #canAct = false;

  /** @param {Acts} acts */
  constructor(acts) {
    this.#acts = acts;
    this.#form.onsubmit = (event) => {
      event.preventDefault();
      this.#submit();
    };
    this.#field.oninput = () => this.#tell("");
    this.#form.inert = false;
  }

  /**
   * @param {View} view
   * @param {boolean} canAct
   */
  show(view, canAct) {
    this.#view = view;
    this.#canAct = canAct;
  }

  leave() {
    this.#form.inert = true;
    this.#field.value = "";
    this.#tell("");
  }

  #submit() {
    const view = this.#view;
    const text = this.#field.value.trim();
    if (!view || !this.#canAct) return this.#refuse(t("refusal-not-your-turn"));
    if (!view.moves.length) {
      if (ROLL.test(text.toLowerCase()) && this.#acts.rolls()) return this.#done();
      return this.#refuse(t("typed-roll-first"));
    }
    if (!text) return this.#refuse(this.#possible(view));
    const named = namedMove(view.moves, text);
    this.#acts.play(named?.text ?? text, (refusal) => {
      this.#field.value = text;
      this.#field.select();
      const about = ABOUT_TEXT.includes(refusal.code);
      this.#refuse(about ? `${t("typed-refused", { text })} ${this.#possible(view)}` : refusalText(refusal));
    });
    return this.#done();
  }

  /**
   * Which moves there are, and why no others.
   *
   * @param {View} view
   */
  #possible(view) {
    const named = view.moves.slice(0, NAMED).map((move) => move.text);
    const more = view.moves.length > NAMED ? " …" : "";
    return `${moveReason(view)} ${t("typed-possible", { moves: named.join("; ") + more })}`.trim();
  }

  #done() {
    this.#field.value = "";
    this.#tell("");
  }

  /** @param {string} text */
  #refuse(text) {
    this.#tell(text);
    announce(text);
  }

  /** @param {string} text */
  #tell(text) {
    this.#told.textContent = text;
    this.#told.hidden = !text;
    // There is little room above a keyboard.
    byId("typed-hint").hidden = Boolean(text);
  }
}
