// @ts-check
/** The words for what can be said at a table; the server knows the codes only. */

import { t } from "./words.js";

/** @type {Record<string, string>} */
const PHRASES = {
  hello: "say-hello",
  good_luck: "say-good-luck",
  well_played: "say-well-played",
  thanks: "say-thanks",
  sorry: "say-sorry",
  oops: "say-oops",
  lucky: "say-lucky",
  so_close: "say-so-close",
  your_turn: "say-your-turn",
  one_moment: "say-one-moment",
  good_game: "say-good-game",
  again: "say-again",
  goodbye: "say-goodbye",
};

/** What a picture says to those who listen. @type {Record<string, string>} */
const REACTIONS = {
  smile: "say-smile",
  laugh: "say-laugh",
  wow: "say-wow",
  sad: "say-sad",
  angry: "say-angry",
  clap: "say-clap",
  heart: "say-heart",
  thumbs_up: "say-thumbs-up",
};

/**
 * What was said, in words; empty for a code we have none for.
 *
 * @param {string} code
 */
export function phraseText(code) {
  const id = PHRASES[code] ?? REACTIONS[code];
  return id ? t(id) : "";
}

/** The codes, in the order in which they are offered. */
export const PHRASE_CODES = Object.keys(PHRASES);
export const REACTION_CODES = Object.keys(REACTIONS);
