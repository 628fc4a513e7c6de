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
 * @property {number} [ended] when this browser first heard that it is over, in milliseconds since 1970
 * @property {boolean} [others] whether somebody else held a seat at the end
 * @property {string} [next] the table of its rematch
 * @property {boolean} [unseen] whether it is a rematch that nobody has opened here
 * @property {boolean} [joined] whether somebody else made it
 * @property {import("./protocol.js").SeatSetup[]} [seen] who sat there when it was seen last
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

/**
 * Remembers a table. Where there are too many, the oldest one that is over is forgotten: with one that runs,
 * a seat would be lost.
 *
 * @param {MyTable} mine
 */
export function rememberTable(mine) {
  const all = [mine, ...myTables().filter((other) => other.table !== mine.table)];
  const spare = all.length > KEPT && (all.filter(({ over }) => over).at(-1) ?? all.at(-1));
  save("tables", all.filter((one) => one !== spare));
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
  const setup = { game: seen.game, preset: seen.preset ?? undefined, seats: asSetUp(seen.seats) };
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
  if (!mine) return;
  noteNext(table, next);
  const { ended, others, ...same } = mine;
  if (!myTable(next)) rememberTable({ ...same, table: next, next: undefined, made: Date.now(), over: false, unseen: true });
}

/**
 * Notes where a game went on, so that nobody asks again.
 *
 * @param {string} table
 * @param {string} next
 */
export function noteNext(table, next) {
  change(table, (mine) => ({ ...mine, next }));
}

/**
 * Somebody has opened a table.
 *
 * @param {string} table
 */
export function noteOpened(table) {
  if (myTable(table)?.unseen) change(table, ({ unseen, ...mine }) => mine);
}

/** Who sat at which table when that was noted last. */
let noted = "";

/**
 * Notes who sits at a table of this browser, where that is not known yet.
 *
 * @param {{table: string, seats: import("./protocol.js").SeatView[]}} view
 * @returns {boolean} whether it was news
 */
export function noteSeats({ table, seats }) {
  const seen = asSetUp(seats);
  const now = JSON.stringify([table, seen]);
  if (now === noted) return false;
  noted = now;
  const mine = myTable(table);
  if (!mine || JSON.stringify(mine.seen) === JSON.stringify(seen)) return false;
  change(table, (one) => ({ ...one, seen }));
  return true;
}

/**
 * Seats as a table is set up with them.
 *
 * @param {import("./protocol.js").SeatView[]} seats
 * @returns {import("./protocol.js").SeatSetup[]}
 */
function asSetUp(seats) {
  return seats.map(({ seat, kind, name }) => (name ? { seat, kind, name } : { seat, kind }));
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

/** @param {{table: string, seats: import("./protocol.js").SeatView[]}} view of a game that is over */
export function markOver({ table, seats }) {
  const others = seats.some(({ kind, yours }) => kind === "person" && !yours);
  change(table, (mine) => (mine.over ? mine : { ...mine, over: true, ended: Date.now(), others }));
}

/**
 * @param {string} table
 * @param {(mine: MyTable) => MyTable} changed
 */
function change(table, changed) {
  save("tables", myTables().map((mine) => (mine.table === table ? changed(mine) : mine)));
}

/** A secret for a seat: 192 bits from the browser's secure source. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
