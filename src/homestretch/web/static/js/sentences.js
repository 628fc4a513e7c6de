// @ts-check
/** Events, moves and reasons in words. The server sends codes; the sentences are made here. */

import { phraseText } from "./phrases.js";
import { cardName, colour, place, who } from "./seats.js";
import { currentLanguage, t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./protocol.js").Effect} Effect
 */

/** @type {Record<string, string>} */
const MOVE_REASONS = {
  clear_start: "reason-clear-start",
  bring_out: "reason-bring-out",
  must_capture: "reason-must-capture",
  must_discard: "reason-must-discard",
};

/** @type {Record<string, string>} */
const CHANCE_REASONS = {
  try_again: "reason-try-again",
  six_again: "reason-six-again",
  no_move: "reason-no-move",
  tries_over: "reason-tries-over",
  no_move_again: "reason-no-move-again",
};

/** @type {Record<string, string>} */
const REFUSALS = {
  stale: "refusal-stale",
  not_your_turn: "refusal-not-your-turn",
  illegal_move: "refusal-illegal-move",
  not_your_seat: "refusal-not-your-turn",
  watching: "refusal-not-your-turn",
  roll_first: "refusal-illegal-move",
  not_a_roll: "refusal-illegal-move",
  game_over: "refusal-illegal-move",
  offline: "refusal-offline",
  no_table: "refusal-no-table",
  no_code: "refusal-no-code",
  seat_taken: "refusal-seat-taken",
  hidden_hand: "refusal-hidden-hand",
  no_open_seat: "refusal-no-open-seat",
  not_host: "refusal-not-host",
  absent: "refusal-absent",
  not_over: "refusal-not-over",
  not_absent: "refusal-too-late",
  already_started: "refusal-too-late",
  not_started: "refusal-too-late",
  already_agreed: "refusal-too-late",
  no_offer: "refusal-too-late",
  wrong_key: "refusal-wrong-key",
  private: "refusal-private",
  nothing_to_take_back: "refusal-no-take-back",
  only_move: "refusal-no-take-back",
  too_many_links: "refusal-too-many-links",
  too_many_tries: "refusal-busy",
  too_much: "refusal-busy",
  not_saved: "refusal-not-saved",
  too_fast: "refusal-busy",
  server_full: "refusal-busy",
  table_crowded: "refusal-busy",
  too_many_tables: "refusal-busy",
  too_many_connections: "refusal-busy",
};

/**
 * Why the choice at a decision is narrow; empty where it is free.
 *
 * @param {View} view
 */
export function moveReason(view) {
  const code = view.reason?.code ?? "";
  if (code in MOVE_REASONS) return t(MOVE_REASONS[code]);
  if (code !== "only_move") return "";
  if (view.game === "temper") return t("reason-only-token", { die: view.die ?? 0 });
  return t(view.moves[0]?.kind === "decline" ? "reason-only-decline" : "reason-only-play");
}

/**
 * Why a roll or a card brought no choice; empty where it did.
 *
 * @param {GameEvent} event
 * @param {View} view
 */
export function chanceReason(event, view) {
  const code = event.reason?.code ?? "";
  if (event.kind !== "chance" || !(code in CHANCE_REASONS)) return "";
  if (code === "no_move" && view.game === "pardon") return t("reason-no-play");
  return t(CHANCE_REASONS[code], { die: Number(event.outcome) || 0 });
}

/**
 * What a refusal says; a code we have no words for shows the server's own sentence.
 *
 * @param {{code: string, message: string}} refusal
 */
export function refusalText(refusal) {
  if (refusal.code in REFUSALS) return t(REFUSALS[refusal.code]);
  return refusal.message || t("refusal-unknown");
}

/**
 * What a move does, in sentences: of the mover's pieces without a name, of rivals' with theirs.
 *
 * @param {View} view
 * @param {Effect[]} effects
 */
function effectSentences(view, effects) {
  const { game } = view;
  const sentences = effects.map((effect, index) => {
    const [from, to] = [effect.path[0], effect.path[effect.path.length - 1]];
    const values = { who: who(view, effect.seat), from: place(game, from), to: place(game, to) };
    if (effect.kind === "return") return t(game === "temper" ? "does-send-token" : "does-send-pawn", values);
    if (effect.kind === "slide") return t("does-slide", values);
    if (effect.kind === "jump" && index > 0) return t("does-switch", values);
    if (from === 0 && effect.kind === "walk") return t(game === "temper" ? "does-leave-base" : "does-leave-start", values);
    return t("does-walk", values);
  });
  return sentences.map((text, index) => (index ? capital(text) : text)).join(" ");
}

/**
 * A sentence that stands after another.
 *
 * @param {string} text
 */
function capital(text) {
  return text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);
}

/**
 * The accessible name of a move on offer.
 *
 * @param {View} view
 * @param {Move} move
 */
export function moveLabel(view, move) {
  if (move.kind === "decline") return t("button-decline");
  if (move.kind === "discard") return t("button-discard", { card: cardName(move.card ?? 0) });
  return effectSentences(view, move.effects);
}

/**
 * An event in words; empty for what is not worth a line.
 *
 * @param {GameEvent} event
 * @param {View} view any view of the table, for names and the game
 */
export function eventText(event, view) {
  if (event.kind === "created") return t("log-created");
  if (event.kind === "started") return t("log-started");
  if (event.kind === "seal") return sealText(event, view);
  if (event.kind === "chance") return chanceText(event, view);
  if (event.kind === "move") return moveText(event, view);
  return event.seat === null || event.seat === undefined ? "" : companyText(event, view, event.seat);
}

/**
 * The seal has many steps; two of them are news.
 *
 * @param {GameEvent} event
 * @param {View} view
 */
function sealText(event, view) {
  if (event.step === "restarted") return t("log-seal-restarted");
  return event.step === "sealed" ? t("log-sealed", { game: view.game }) : "";
}

/** @type {Record<string, string>} */
const COMPANY = {
  swapped: "log-swapped",
  host: "log-host",
  away: "log-away",
  here: "log-here",
  absent: "log-absent",
  back: "log-back",
  taken_back: "log-taken-back",
};

/** @type {Record<string, string>} */
const SEAT_CHANGES = {
  joined: "log-joined",
  named: "log-named",
  bot: "log-seat-bot",
  program: "log-seat-bot",
  open: "log-seat-open",
  link: "log-seat-person",
  host: "log-seat-person",
};

/** @type {Record<string, string>} */
const OFFERS = { made: "log-offer-made", agreed: "log-offer-agreed", ended: "log-offer-ended" };

/**
 * What people did beside the game.
 *
 * @param {GameEvent} event
 * @param {View} view
 * @param {number} seat
 */
function companyText(event, view, seat) {
  const what = event.text ?? phraseText(event.phrase ?? "");
  if (event.kind === "said" && !what) return "";
  const values = {
    who: event.name || who(view, seat), colour: colour(seat), what, other: who(view, event.other ?? seat),
  };
  const id = event.kind === "seat" ? SEAT_CHANGES[event.change ?? ""]
    : event.kind === "offer" ? OFFERS[event.state ?? ""]
    : event.kind === "said" ? "log-said" : COMPANY[event.kind];
  return id ? t(id, values) : "";
}

/**
 * @param {GameEvent} event
 * @param {View} view
 */
function chanceText(event, view) {
  if (event.chance === "first") return t("log-first", { who: who(view, Number(event.outcome ?? event.seat)) });
  if (event.chance === "reshuffle") return t("log-reshuffle");
  if (event.seat === null) return "";
  const name = who(view, event.seat);
  if (event.chance === "roll") {
    const rolled = t("log-roll", { who: name, die: Number(event.outcome) });
    return `${rolled} ${chanceReason(event, view)}`.trim();
  }
  if (event.chance === "turn_card") {
    const turned = t("log-turn-card", { who: name, card: cardName(event.outcome ?? 0) });
    return `${turned} ${chanceReason(event, view)}`.trim();
  }
  return "";
}

/**
 * @param {GameEvent} event
 * @param {View} view
 */
function moveText(event, view) {
  if (event.seat === null) return "";
  const name = who(view, event.seat);
  const card = event.card === null || event.card === undefined ? null : cardName(event.card);
  if (event.move_kind === "decline") return t("log-decline", { who: name, card: card ?? "" });
  if (event.move_kind === "discard") return t("log-discard", { who: name, card: card ?? "" });
  const what = effectSentences(view, event.effects ?? []);
  return card === null ? t("log-move", { who: name, what }) : t("log-play-card", { who: name, card, what });
}
