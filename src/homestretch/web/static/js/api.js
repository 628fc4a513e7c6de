// @ts-check
/** The server's plain requests. */

/**
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").Setup} Setup
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Layout} Layout
 */

/** A request the server refused, or that never reached it (code `offline`). */
export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number} status
   */
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 */
async function request(path, options) {
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new ApiError("offline", "", 0);
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => null);
  const error = body?.error ?? {};
  throw new ApiError(error.code ?? "unknown", error.message ?? "", answer.status);
}

/**
 * The address of an empty board's picture: for this page's styles, or in the colours of a theme.
 *
 * @param {string} game
 * @param {"light"|"dark"} [theme]
 */
export function boardPicture(game, theme) {
  return `/api/board/${encodeURIComponent(game)}.svg${theme ? `?theme=${theme}` : ""}`;
}

/**
 * The picture of an empty board, as an element of this document: its colours follow the page's
 * styles, and its symbols (pieces, cards, faces of the die) can be used all over the page.
 *
 * @param {string} game
 * @returns {Promise<SVGSVGElement>}
 */
export async function getBoard(game) {
  return toSvg(await (await request(boardPicture(game))).text());
}

/** @param {string} text */
function toSvg(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new ApiError("unknown", "", 0);
  return document.adoptNode(parsed);
}

/**
 * @param {string} game
 * @returns {Promise<Layout>}
 */
export async function getLayout(game) {
  return (await request(`/api/board/${encodeURIComponent(game)}.json`)).json();
}

/**
 * The examples of a game's rules.
 *
 * @param {string} game
 * @returns {Promise<{lessons: import("./protocol.js").Lesson[]}>}
 */
export async function getLessons(game) {
  return (await request(`/api/lessons/${encodeURIComponent(game)}.json`)).json();
}

/** @returns {Promise<Offer>} */
export async function getOffer() {
  return (await request("/api/games")).json();
}

/**
 * @param {string} path
 * @param {unknown} body
 */
function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * @param {Setup} setup
 * @returns {Promise<{table: string, key: string, watch: string|null}>} `watch`: the key of a private table
 */
export async function makeTable(setup) {
  const { table, key, watch } = await (await post("/api/tables", setup)).json();
  return { table, key, watch };
}

/**
 * What is to be seen of a table by its code.
 *
 * @param {string} code
 * @returns {Promise<import("./protocol.js").AtCode>}
 */
export async function getAtCode(code) {
  return (await request(`/api/join/${encodeURIComponent(code)}`)).json();
}

/**
 * Sits down. The same request again, with the same key, gets the same seat.
 *
 * @param {string} code
 * @param {{name?: string, seat: number, key: string}} wish
 * @returns {Promise<{table: string, seat: number, key: string}>}
 */
export async function joinTable(code, wish) {
  return (await post(`/api/join/${encodeURIComponent(code)}`, wish)).json();
}

/**
 * One line for each of the tables that are there and that the keys open.
 *
 * @param {{table: string, key: string}[]} tables
 * @returns {Promise<import("./protocol.js").Summary[]>}
 */
export async function getPast(tables) {
  return (await (await post("/api/past", { tables })).json()).games;
}

/**
 * A finished game: the last view, and every step.
 *
 * @param {string} table
 * @param {string|null} key
 */
export async function getReplay(table, key) {
  return (await ofTable(table, key, "/replay")).json();
}

/**
 * The QR code of one of the server's own links, as an element.
 *
 * @param {string} link
 * @returns {Promise<SVGSVGElement>}
 */
export async function getQr(link) {
  return toSvg(await (await post("/api/qr", { link })).text());
}

/**
 * What the server says of a table to whoever holds the key.
 *
 * @param {string} table
 * @param {string|null} key
 * @param {string} [part] the rest of the path
 */
function ofTable(table, key, part = "") {
  /** @type {Record<string, string>} */
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  return request(`/api/tables/${encodeURIComponent(table)}${part}`, { headers });
}

/**
 * @param {string} table
 * @param {string|null} key
 * @returns {Promise<View>}
 */
export async function getView(table, key) {
  return (await (await ofTable(table, key)).json()).view;
}

/**
 * The log of a finished game that anyone can check, as text.
 *
 * @param {string} table
 * @param {string|null} key
 */
export async function getTranscript(table, key) {
  return (await ofTable(table, key, "/transcript")).text();
}

/**
 * A table so far in numbers.
 *
 * @param {string} table
 * @param {string|null} key
 * @returns {Promise<import("./protocol.js").Numbers>}
 */
export async function getStatistics(table, key) {
  return (await ofTable(table, key, "/statistics")).json();
}

/**
 * What a careful bot would play for the seat to act.
 *
 * @param {string} table
 * @param {string|null} key
 * @returns {Promise<{number: number, seat: number, move: string, reasons: string[]}>}
 */
export async function getHint(table, key) {
  return (await ofTable(table, key, "/hint")).json();
}

/**
 * The record of a finished game, as text.
 *
 * @param {string} table
 * @param {string|null} key
 */
export async function getRecord(table, key) {
  return (await ofTable(table, key, "/record")).text();
}
