// @ts-check
/** Rematches of games of this browser that were made while nobody here was at the table. */

import { getPast, getView } from "./api.js";
import { markOver, myTables, noteNext, rememberNext } from "./mytables.js";
import { load, save } from "./storage.js";

/** @typedef {import("./mytables.js").MyTable} MyTable */

/** While the end of a game is fresh, somebody may still sit before the result and offer a rematch. */
const FRESH_MS = 3600_000;
/** Then the server is asked so often … */
export const LOOK_MS = 60_000;
/** … and otherwise so often at most. */
const SELDOM_MS = 600_000;
/** Whoever comes later than this after the end finds the rematch by the old table only. */
const KEPT_MS = 2 * 24 * 3600_000;
/** So many games are asked after at once, the newest ones. */
const MOST = 10;
/** So far is a chain of rematches followed that went on without this browser. */
const STEPS = 5;

/** How many rematches nobody has opened yet. */
const unseen = () => myTables().filter((mine) => mine.unseen && !mine.over).length;

/** Whether it is worth while to ask again soon. */
export function mayHaveRematches() {
  return candidates(FRESH_MS).length > 0;
}

/**
 * The games that may have gone on elsewhere: others were there at the end, and nothing is known.
 *
 * @param {number} within so many milliseconds after the end
 */
function candidates(within) {
  const since = Date.now() - within;
  return myTables().filter((mine) => mine.over && mine.others && !mine.next && (mine.ended ?? 0) > since).slice(0, MOST);
}

/**
 * Asks whether there are rematches, all in one request, and remembers them as games of this browser.
 *
 * @returns {Promise<boolean>} whether there are new ones
 */
export async function findRematches() {
  const before = load("rematches", { at: 0, tables: /** @type {string[]} */ ([]) });
  const all = candidates(KEPT_MS);
  const passed = Math.abs(Date.now() - before.at);
  const isDue = passed >= SELDOM_MS || all.some(({ table }) => !before.tables.includes(table));
  const asked = isDue ? all : passed >= LOOK_MS ? candidates(FRESH_MS) : [];
  if (!asked.length) return false;
  save("rematches", { at: Date.now(), tables: all.map(({ table }) => table) });
  const known = unseen();
  try {
    const games = await getPast(asked.map(({ table, key }) => ({ table, key })));
    for (const { table, next } of games) {
      const mine = asked.find((one) => one.table === table);
      if (mine) await followNext(mine, next);
    }
  } catch (error) {
    if (!("status" in /** @type {object} */ (error))) throw error;
  }
  return unseen() > known;
}

/**
 * Remembers the rematch of a game where the keys of that open a seat; and the rematch of the rematch, if that is
 * over already.
 *
 * @param {{table: string, key: string}} mine
 * @param {string|null} next
 */
export async function followNext({ table, key }, next) {
  let from = table;
  for (let step = 0; next && step < STEPS; step += 1) {
    const view = await getView(next, key).catch((error) => {
      // The keys open nothing there, or it is gone.
      if ([401, 403, 404].includes(error.status)) return null;
      throw error;
    });
    if (!view?.seats.some(({ yours }) => yours)) return noteNext(from, next);
    rememberNext(from, next);
    if (view.to_act !== "over") return undefined;
    markOver(view);
    [from, next] = [next, view.next];
  }
  return undefined;
}
