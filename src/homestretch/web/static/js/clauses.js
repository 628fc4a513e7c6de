// @ts-check
/** The clauses of the rules, in the order and under the headings of the rules page. */

/** @type {Record<string, [string, string[]][]>} for each game its headings and the clauses below */
export const PARTS = {
  temper: [
    ["rules-part-board", ["T1", "T2", "T3", "T4"]],
    ["rules-part-turn", ["T5", "T6", "T7", "T8", "T9", "T10", "T11", "T12", "T13"]],
    ["rules-part-allowed", ["T14a", "T14b", "T14c", "T14d"]],
    ["rules-part-home-row", ["T15", "T16"]],
    ["rules-part-end", ["T17", "T18"]],
  ],
  pardon: [
    ["rules-part-board", ["P1", "P2", "P3"]],
    ["rules-part-cards", ["P4", "P5", "P6"]],
    ["rules-part-turn", ["P7", "P8", "P9", "P10", "P11"]],
    ["rules-part-moving", ["P12", "P13", "P14", "P15", "P16", "P17", "P18", "P19"]],
    ["rules-part-end", ["P20", "P21"]],
  ],
};

/**
 * The clause as the page knows it, null where there is no such clause: `t14A` is `T14a`.
 *
 * @param {string} text
 * @returns {{game: string, clause: string}|null}
 */
export function findClause(text) {
  for (const [game, parts] of Object.entries(PARTS)) {
    const clause = parts.flatMap(([, clauses]) => clauses).find((one) => one.toLowerCase() === text.toLowerCase());
    if (clause) return { game, clause };
  }
  return null;
}
