// @ts-check
/** Likelihoods in words that people use. The server works the likelihoods out. */

import { t } from "./words.js";

/** From here on a likelihood is told in games of a hundred, below as one game in so many. */
const OFTEN = 0.2;

/** Rarer than this, if dice are fair, is worth a remark. */
const UNUSUAL = 0.05;

/** More even than this, too. */
const EVEN = 0.99;

/**
 * One game in how many; large numbers are rounded, for nobody needs them exactly.
 *
 * @param {number} odds
 */
function oneIn(odds) {
  const games = 1 / odds;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.round(games / unit) * unit;
}

/** @param {number} odds */
export function percent(odds) {
  return Math.round(odds * 100);
}

/**
 * How often it happens: "in about one game in 13".
 *
 * @param {number} odds
 */
export function oddsText(odds) {
  if (odds >= 0.995) return t("odds-nearly-always");
  if (odds >= OFTEN) return t("odds-share", { share: percent(odds) });
  return odds > 1e-9 ? t("odds-one-in", { games: oneIn(odds) }) : t("odds-never");
}

/**
 * What is to be thought of the dice.
 *
 * @param {number} rolls
 * @param {number} enough
 * @param {number|null} odds how likely fair dice are to be as uneven as these, or more
 * @returns {{words: string, values: Record<string, number|string>, odd: boolean}} `odd`: whether it is worth a remark
 */
export function verdict(rolls, enough, odds) {
  if (odds === null) return { words: "statistics-early", values: { rolls, enough }, odd: false };
  if (odds > EVEN) return { words: "statistics-even", values: { odds: oddsText(1 - odds) }, odd: true };
  if (odds >= OFTEN) return { words: "statistics-fair", values: {}, odd: false };
  if (odds >= UNUSUAL) return { words: "statistics-uneven", values: { odds: oddsText(odds) }, odd: false };
  return { words: "statistics-unusual", values: { odds: oddsText(odds) }, odd: true };
}
