// @ts-check
/** The tables of this browser: id, key and how each was set up, newest first. */

import { load, save } from "./storage.js";

/**
 * @typedef {object} MyTable
 * @property {string} table
 * @property {string} key
 * @property {import("./protocol.js").Setup} setup
 * @property {number} made milliseconds since 1970
 * @property {boolean} over
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

/** @param {string} table */
export function forgetTable(table) {
  save("tables", myTables().filter((mine) => mine.table !== table));
}

/** @param {string} table */
export function markOver(table) {
  save("tables", myTables().map((mine) => (mine.table === table ? { ...mine, over: true } : mine)));
}
