// @ts-check
/** Coming to somebody else's table: by its code or link, onto an open seat, or to watch. */

import { getAtCode, getView, joinTable } from "./api.js";
import { byId, el } from "./dom.js";
import { myTable, newKey, rememberKey } from "./mytables.js";
import { showNotice } from "./notice.js";
import { gameWords, presetWords } from "./rule-words.js";
import { colour, LONGEST_NAME, ownSeats, seatState } from "./seats.js";
import { refusalText } from "./sentences.js";
import { emblem } from "./shapes.js";
import { load, save } from "./storage.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").AtCode} AtCode
 * @typedef {import("./protocol.js").SeatView} SeatView
 */

/** The key that came behind a link, until it has been used. @type {{code: string, key: string}|null} */
let brought = null;

/** The seat that was chosen last in the form, and of which table. */
let chosen = { code: "", seat: -1 };

/** Turns the address of a link, `/?join=CODE#KEY` or `/?game=TABLE`, into one of the page's own. */
export function takeLink() {
  const query = new URLSearchParams(location.search);
  const game = query.get("game");
  const code = query.get("join");
  if (!code && !game) return;
  const key = location.hash.slice(1);
  if (/^[\w-]{22,64}$/.test(key)) brought = { code: code ?? game ?? "", key };
  query.delete("join");
  query.delete("game");
  const rest = query.size ? `?${query}` : "";
  // The key must not stay in the address: people share what they see there.
  history.replaceState(null, "", `${location.pathname}${rest}${code ? `#/join/${encodeURIComponent(code)}` : `#/replay/${game}`}`);
}

/**
 * The key that came behind the link to a finished game, if one did.
 *
 * @param {string} table
 */
export function keyOfGame(table) {
  return brought?.code === table ? brought.key : null;
}

/**
 * Shows the way to a seat, or goes straight to the table where this browser has one already.
 *
 * @param {string} code
 */
export async function drawJoin(code) {
  const hash = location.hash;
  try {
    const seen = await getAtCode(code);
    const mine = brought?.code === code ? await useKey(seen, brought.key) : await sitsAt(seen.table);
    if (location.hash !== hash) return;
    if (mine) location.replace(`#/table/${seen.table}`);
    else draw(seen);
  } catch (error) {
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    if (location.hash !== hash) return;
    showNotice(() => refusalText(refused));
  }
}

/**
 * Keeps the key of a link, once the server has said that it opens something: a seat, or to watch.
 * A link by which this browser has sat down already opens nothing any more; its own key does.
 *
 * @param {AtCode} seen
 * @param {string} key
 */
async function useKey(seen, key) {
  brought = null;
  try {
    await getView(seen.table, key);
  } catch (error) {
    if (/** @type {any} */ (error).code === "wrong_key" && (await sitsAt(seen.table))) return true;
    throw error;
  }
  rememberKey(seen.table, key, seen);
  return true;
}

/**
 * Whether this browser has a seat at a table, or is its host. A seat may have been given to somebody
 * else since.
 *
 * @param {string} table
 */
async function sitsAt(table) {
  const mine = myTable(table);
  if (!mine) return false;
  try {
    const view = await getView(table, mine.key);
    return view.host || ownSeats(view).length > 0;
  } catch (error) {
    if (/** @type {any} */ (error).code === "wrong_key") return false;
    throw error;
  }
}

/** @param {AtCode} seen */
function draw(seen) {
  const open = seen.seats.filter((seat) => seat.kind === "open");
  const names = [gameWords(seen.game).name, seen.preset ? presetWords(seen.preset).name : ""];
  byId("lobby-title").textContent = t("join-title");
  document.title = t("title-table", { turn: t("join-title") });
  const panel = open.length ? form(seen, open) : el("p", { className: "lobby-hint" }, t(seen.phase === "over" ? "line-over" : "join-full"));
  const watch = el("a", { className: "button join-watch", href: `#/watch/${seen.table}` }, t("join-watch"));
  byId("lobby-body").replaceChildren(
    el(
      "section",
      { className: "panel lobby-panel join-panel", "aria-labelledby": "join-game" },
      el("h2", { id: "join-game", className: "heading" }, names.filter(Boolean).join(" · ")),
      el("ul", { className: "people" }, ...seen.seats.filter((seat) => seat.kind !== "open").map(taken)),
      panel,
      seen.private ? null : watch,
    ),
  );
}

/** @param {SeatView} seat */
function taken(seat) {
  return el(
    "li",
    { className: `person seat-${seat.seat}` },
    emblem(seat.seat),
    el("span", { className: "person-name" }, seat.name || colour(seat.seat)),
    el("span", { className: "person-state" }, seatState(seat)),
  );
}

/**
 * @param {AtCode} seen
 * @param {SeatView[]} open
 */
function form(seen, open) {
  // Kept, as is the name below: another language draws the form anew.
  const first = open.find(({ seat }) => chosen.code === seen.code && chosen.seat === seat) ?? open[0];
  const choices = open.map(({ seat }) => {
    const input = el("input", { type: "radio", name: "join-seat", value: String(seat), checked: seat === first.seat, id: `join-seat-${seat}` });
    input.addEventListener("change", () => (chosen = { code: seen.code, seat }));
    return el("label", { className: `join-seat seat-${seat}` }, input, emblem(seat), el("span", {}, colour(seat)));
  });
  const name = el("input", {
    className: "input", id: "join-name", type: "text", maxLength: LONGEST_NAME, autocomplete: "nickname",
    spellcheck: false, value: load("name", ""),
  });
  name.addEventListener("input", () => save("name", name.value.trim()));
  const sit = el("button", { className: "button big", type: "submit", id: "join-sit" }, t("join-sit"));
  const made = el(
    "form",
    { className: "join-form" },
    el("fieldset", {}, el("legend", { className: "join-legend" }, t("join-seat")), el("div", { className: "join-seats" }, ...choices)),
    el("label", { for: "join-name", className: "join-legend" }, t("join-name")),
    name,
    sit,
  );
  // The same key with every try: an answer that was lost does not take a second seat.
  const key = newKey();
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    const checked = made.querySelector("input[name=join-seat]:checked");
    const seat = Number(/** @type {HTMLInputElement} */ (checked).value);
    sit.disabled = true;
    await sitDown(seen, seat, name.value.trim(), key);
    sit.disabled = false;
  });
  return made;
}

/**
 * @param {AtCode} seen
 * @param {number} seat
 * @param {string} name
 * @param {string} key
 */
async function sitDown(seen, seat, name, key) {
  try {
    const joined = await joinTable(seen.code, name ? { name, seat, key } : { seat, key });
    // Kept at once: a lost line must not cost the seat.
    rememberKey(joined.table, joined.key, seen);
    location.hash = `#/table/${joined.table}`;
  } catch (error) {
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    const text = refusalText(refused);
    toast(text);
    // Somebody else was quicker: show which seats are left.
    if (refused.status === 409) await drawJoin(seen.code);
  }
}
