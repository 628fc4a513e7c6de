// @ts-check
/** The tables of this browser: id, keys and how each was set up, newest first. */

import { load, save } from "./storage.js";

/**
 * @typedef {object} MyTable
 * @property {string} table
 * @property {string} key one key, or several with commas between them
 * @property {import("./protocol.js").Setup} setup as it was made, or as it was seen on joining
 * @property {number} made milliseconds since 1970
 * @property {boolean} over
 * @property {boolean} [joined] whether somebody else made it
 * @property {string|null} [watch] the key with which others may watch a private table
 */

const KEPT = 30;

/** @returns {MyTable[]} */
export function myTables() {
  const kept = load("tables", /** @type {MyTable[]} */ ([]));
  return Array.isArray(kept) ? kept : [];
}

/**
 * @param {string} table
 * @returns {MyTable|null}
 */
export function myTable(table) {
  return myTables().find((mine) => mine.table === table) ?? null;
}

/** @param {MyTable} mine */
export function rememberTable(mine) {
  save("tables", [mine, ...myTables().filter((other) => other.table !== mine.table)].slice(0, KEPT));
}

/**
 * Remembers a key to a table that somebody else made, beside the keys there are.
 *
 * @param {string} table
 * @param {string} key
 * @param {{game: "temper"|"pardon", preset: string|null, seats: import("./protocol.js").SeatView[]}} seen
 */
export function rememberKey(table, key, seen) {
  const mine = myTable(table);
  if (mine) {
    const keys = new Set([key, ...mine.key.split(",")]);
    rememberTable({ ...mine, key: [...keys].join(",") });
    return;
  }
  const seats = seen.seats.map(({ seat, kind, name }) => (name ? { seat, kind, name } : { seat, kind }));
  const setup = { game: seen.game, preset: seen.preset ?? undefined, seats };
  rememberTable({ table, key, setup, made: Date.now(), over: false, joined: true });
}

/**
 * Remembers the rematch of a table, where the same keys open the same seats; whoever does not go there
 * at once finds it in the list.
 *
 * @param {string} table
 * @param {string} next
 */
export function rememberNext(table, next) {
  const mine = myTable(table);
  if (mine && !myTable(next)) rememberTable({ ...mine, table: next, made: Date.now(), over: false });
}

/**
 * A fresh secret for a seat of a table. It is kept before it is sent: the answer may be lost.
 *
 * @param {string} table
 */
export function addKey(table) {
  const key = newKey();
  const mine = myTable(table);
  if (mine) rememberTable({ ...mine, key: `${key},${mine.key}` });
  return key;
}

/** @param {string} table */
export function forgetTable(table) {
  save("tables", myTables().filter((mine) => mine.table !== table));
}

/** @param {string} table */
export function markOver(table) {
  save("tables", myTables().map((mine) => (mine.table === table ? { ...mine, over: true } : mine)));
}

/** A secret for a seat: 192 bits from the browser's secure source. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
