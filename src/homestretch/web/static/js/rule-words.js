// @ts-check
/** Names and explanations of games, presets, options and bots; what is unknown shows as it came. */

import { t } from "./words.js";

/** @type {Record<string, [string, string]>} name and explanation */
const GAMES = {
  temper: ["game-temper", "game-temper-text"],
  pardon: ["game-pardon", "game-pardon-text"],
};

/** @type {Record<string, [string, string]>} */
const PRESETS = {
  "temper": ["preset-temper", "preset-temper-text"],
  "temper-leaflet": ["preset-temper-leaflet", "preset-temper-leaflet-text"],
  "temper-quick": ["preset-temper-quick", "preset-temper-quick-text"],
  "pardon": ["preset-pardon", "preset-pardon-text"],
  "pardon-classic": ["preset-pardon-classic", "preset-pardon-classic-text"],
  "pardon-strategy": ["preset-pardon-strategy", "preset-pardon-strategy-text"],
  "pardon-quick": ["preset-pardon-quick", "preset-pardon-quick-text"],
};

/** @type {Record<string, [string, string]>} */
const OPTIONS = {
  tokens: ["option-tokens", "option-tokens-text"],
  start_token: ["option-start-token", "option-start-token-text"],
  unplayable_six_again: ["option-unplayable-six-again", "option-unplayable-six-again-text"],
  three_tries: ["option-three-tries", "option-three-tries-text"],
  must_capture: ["option-must-capture", "option-must-capture-text"],
  home_jump: ["option-home-jump", "option-home-jump-text"],
  play_on: ["option-play-on", "option-play-on-text"],
  pawns: ["option-pawns", "option-pawns-text"],
  hand_size: ["option-hand-size", "option-hand-size-text"],
  pardon_cards: ["option-pardon-cards", "option-pardon-cards-text"],
  start_pawn: ["option-start-pawn", "option-start-pawn-text"],
  bump_own: ["option-bump-own", "option-bump-own-text"],
};

/** @type {Record<string, [string, string]>} */
const BOTS = {
  careful: ["bot-careful", "bot-careful-text"],
  random: ["bot-random", "bot-random-text"],
};

/**
 * @param {Record<string, [string, string]>} known
 * @param {string} name
 * @param {string} summary what the server says of it
 * @returns {{name: string, text: string}}
 */
function words(known, name, summary) {
  const ids = known[name];
  return ids ? { name: t(ids[0]), text: t(ids[1]) } : { name, text: summary };
}

/** @param {string} name */
export const gameWords = (name) => words(GAMES, name, "");

/** @param {string} name */
export const presetWords = (name) => words(PRESETS, name, "");

/** @param {{name: string, summary: string}} spec */
export const optionWords = (spec) => words(OPTIONS, spec.name, spec.summary);

/** @param {{name: string, summary: string}} spec */
export const botWords = (spec) => words(BOTS, spec.name, spec.summary);
