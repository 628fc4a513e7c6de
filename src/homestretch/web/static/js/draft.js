// @ts-check
/** The setup being put together on the start page, and whether it can be played. Nothing is drawn here. */

import { load, save } from "./storage.js";

/**
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").Setup} Setup
 * @typedef {import("./protocol.js").GameSpec} GameSpec
 *
 * @typedef {object} DraftSeat
 * @property {"person"|"open"|"bot"|"empty"} kind
 * @property {string} name
 * @property {string} bot
 *
 * @typedef {object} Draft
 * @property {"temper"|"pardon"} game
 * @property {string} preset
 * @property {Record<string, boolean|number>} options what differs from the preset
 * @property {DraftSeat[]} seats one for each of the four places
 * @property {number|"draw"} first
 * @property {boolean} private whether nobody else may watch
 * @property {number|null} turn seconds for a roll or move, at tables for several devices
 *
 * @typedef {"too-few"|"not-opposite"} Problem
 */

const GRACE_SECONDS = 120;
/** Limits above this, in seconds, are for games that go on for days. */
const LONGEST_SITTING = 3600;

/**
 * You against careful bots, or what this browser played last.
 *
 * @param {Offer} offer
 * @returns {Draft}
 */
export function firstDraft(offer) {
  const bot = (offer.bots.find((one) => one.name === "careful") ?? offer.bots[0])?.name ?? "";
  const fresh = /** @type {Draft} */ ({
    game: "temper",
    preset: "temper",
    options: {},
    seats: [0, 1, 2, 3].map((seat) => ({ kind: seat ? "bot" : "person", name: "", bot })),
    first: "draw",
    private: false,
    turn: null,
  });
  const kept = load("draft", fresh);
  return isPossible(kept, offer) ? { ...fresh, ...kept } : fresh;
}

/**
 * Whether a kept draft still fits what the server offers.
 *
 * @param {any} kept
 * @param {Offer} offer
 */
function isPossible(kept, offer) {
  const game = offer.games.find((one) => one.name === kept?.game);
  const bots = offer.bots.map((bot) => bot.name);
  return (
    game?.presets.some((preset) => preset.name === kept.preset) &&
    typeof kept.options === "object" && kept.options !== null &&
    Object.keys(kept.options).every((name) => game.options.some((option) => option.name === name)) &&
    Array.isArray(kept.seats) && kept.seats.length === 4 &&
    kept.seats.every((/** @type {any} */ seat) => bots.includes(seat?.bot) && ["person", "open", "bot", "empty"].includes(seat.kind))
  );
}

/** @param {Draft} draft */
export function keepDraft(draft) {
  save("draft", draft);
}

/** @param {Draft} draft */
export function takenSeats(draft) {
  return [0, 1, 2, 3].filter((seat) => draft.seats[seat].kind !== "empty");
}

/**
 * Whether a seat is kept for somebody with a device of their own.
 *
 * @param {Draft} draft
 */
export function invites(draft) {
  return draft.seats.some((seat) => seat.kind === "open");
}

/**
 * What stands in the way of playing; null where nothing does.
 *
 * @param {Draft} draft
 * @returns {Problem|null}
 */
export function problem(draft) {
  const taken = takenSeats(draft);
  if (taken.length < 2) return "too-few";
  return draft.game === "temper" && taken.length === 2 && taken[1] - taken[0] !== 2 ? "not-opposite" : null;
}

/**
 * Moves the second of two seats opposite the first.
 *
 * @param {Draft} draft
 */
export function seatOpposite(draft) {
  const [one, other] = takenSeats(draft);
  const opposite = (one + 2) % 4;
  [draft.seats[opposite], draft.seats[other]] = [draft.seats[other], draft.seats[opposite]];
}

/**
 * The value an option has: as changed, else by the preset, else the default.
 *
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {string} name
 */
export function optionValue(draft, game, name) {
  const preset = game.presets.find((one) => one.name === draft.preset)?.options ?? {};
  const spec = game.options.find((one) => one.name === name);
  return draft.options[name] ?? preset[name] ?? spec?.default ?? false;
}

/**
 * Sets an option; one that is as the preset has it is no change.
 *
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {string} name
 * @param {boolean|number} value
 */
export function setOption(draft, game, name, value) {
  delete draft.options[name];
  if (optionValue(draft, game, name) !== value) draft.options[name] = value;
}

/**
 * The draft as the server wants it.
 *
 * @param {Draft} draft
 * @returns {Setup}
 */
export function toSetup(draft) {
  const taken = takenSeats(draft);
  const first = draft.first !== "draw" && !taken.includes(draft.first) ? "draw" : draft.first;
  return {
    game: draft.game,
    preset: draft.preset,
    options: draft.options,
    seats: /** @type {import("./protocol.js").SeatSetup[]} */ (
      taken.map((seat) => {
        const { kind, name, bot } = draft.seats[seat];
        if (kind === "bot") return { seat, kind, bot };
        if (kind === "open") return { seat, kind };
        return name.trim() ? { seat, kind, name: name.trim() } : { seat, kind };
      })
    ),
    first: /** @type {any} */ (first),
    ...(invites(draft) ? { clock: { turn: draft.turn, grace: grace(draft.turn) }, private: draft.private === true } : {}),
  };
}

/**
 * How long a connection may be lost before a bot plays on, in seconds. Whoever may take a day for a
 * move need not stay connected.
 *
 * @param {number|null} turn
 */
function grace(turn) {
  if (turn === null) return GRACE_SECONDS;
  return turn > LONGEST_SITTING ? null : Math.min(turn, GRACE_SECONDS);
}
