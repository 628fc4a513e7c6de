// @ts-check
/** The list of the games of this browser that still run. */

import { announce } from "./announce.js";
import { getView } from "./api.js";
import { byId, el } from "./dom.js";
import { forgetTable, markOver, myTable, myTables, noteSeats } from "./mytables.js";
import { findRematches, followNext, LOOK_MS, mayHaveRematches } from "./rematches.js";
import { gameWords } from "./rule-words.js";
import { colour } from "./seats.js";
import { emblem } from "./shapes.js";
import { ago } from "./time.js";
import { t } from "./words.js";

/** @typedef {import("./mytables.js").MyTable} MyTable */

/** The table of which is asked whether it is to leave the list. */
let asked = "";

/** Tables that the server does not have; with another store it may have them again, and the keys are only here. */
const gone = new Set();

/** Lists them, and then what the server knows of them. */
export function showContinue() {
  draw();
  check().then(checkRematches);
}

function draw() {
  const running = myTables().filter((mine) => !mine.over && !gone.has(mine.table));
  const list = byId("continue-list");
  const held = list.contains(document.activeElement) ? document.activeElement?.id : "";
  byId("continue").hidden = running.length === 0;
  list.replaceChildren(...running.map((mine) => (mine.table === asked ? question(mine) : row(mine))));
  // Whoever has got as far as here by keyboard stays here, whatever comes from the server meanwhile.
  if (held) document.getElementById(held)?.focus();
}

/** @param {MyTable} mine */
function row(mine) {
  const seats = mine.seen ?? mine.setup.seats;
  const names = seats.map((seat) => seat.name || (seat.kind === "bot" ? t("plate-bot") : colour(seat.seat)));
  const game = gameWords(mine.setup.game).name;
  const link = `continue-${mine.table}`;
  const words = t("continue-forget");
  const drop = el("button", { className: "icon-button", type: "button", id: `forget-${mine.table}`, "aria-label": words, "aria-describedby": link, title: words }, "×");
  drop.addEventListener("click", () => ask(mine.table));
  return el(
    "li",
    {},
    el(
      "a",
      { href: `#/table/${mine.table}`, className: "continue-link", id: link },
      el("span", { className: "continue-game" }, game),
      el("span", { className: "continue-seats" }, ...seats.map(({ seat }) => emblem(seat))),
      el("span", { className: "continue-names" }, names.join(", ")),
      el("span", { className: `continue-when${mine.unseen ? " is-rematch" : ""}` }, mine.unseen ? t("continue-rematch") : ago(mine.made)),
    ),
    drop,
  );
}

/**
 * A game in place of which a question stands: its keys are nowhere else, and cannot be had again.
 *
 * @param {MyTable} mine
 */
function question({ table }) {
  const words = `ask-${table}`;
  const keep = el("button", { className: "button small", type: "button", id: `keep-${table}`, "aria-describedby": words }, t("continue-keep"));
  const drop = el("button", { className: "button small", type: "button", id: `drop-${table}`, "aria-describedby": words }, t("continue-drop"));
  const kept = () => {
    asked = "";
    draw();
    byId(`forget-${table}`).focus();
  };
  keep.addEventListener("click", kept);
  drop.addEventListener("click", () => forget(table));
  const item = el("li", { className: "continue-ask" }, el("p", { id: words }, t("continue-ask")), el("div", {}, keep, drop));
  item.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") kept();
  });
  return item;
}

/** @param {string} table */
function ask(table) {
  // It may have ended while the list was open: then there is no seat to lose.
  if (myTable(table)?.over !== false) return forget(table);
  asked = table;
  draw();
  const keep = byId(`keep-${table}`);
  keep.closest("li")?.scrollIntoView({ block: "nearest" });
  return keep.focus();
}

/**
 * Takes a table off the list; the one that takes its place there is the next in the order of keys.
 *
 * @param {string} table
 */
function forget(table) {
  const list = byId("continue-list");
  const place = [...list.children].findIndex((item) => item.querySelector(`[id$="-${table}"]`));
  asked = "";
  forgetTable(table);
  draw();
  const rest = list.querySelectorAll("a");
  (rest[Math.min(place, rest.length - 1)] ?? byId("rules-link")).focus();
}

/** Leaves tables off the list that are over or gone from the server, and notes who sits at the others. */
async function check() {
  for (const mine of myTables().filter((one) => !one.over)) {
    try {
      const view = await getView(mine.table, mine.key);
      const back = gone.delete(mine.table);
      if (view.to_act === "over") {
        markOver(view);
        await followNext(mine, view.next);
        byId("past-link").hidden = false;
      } else if (!noteSeats(view) && !back) continue;
    } catch (error) {
      const { status } = /** @type {any} */ (error);
      if (status === 401 || status === 403) continue;
      if (status !== 404) return;
      gone.add(mine.table);
    }
    draw();
  }
}

let looking = 0;

/** Lists the rematches that were made while nobody here was looking; again as long as there may be one. */
async function checkRematches() {
  clearTimeout(looking);
  if (byId("start").hidden) return;
  if (!document.hidden && (await findRematches())) {
    draw();
    announce(t("continue-rematch"));
  }
  clearTimeout(looking);
  if (mayHaveRematches()) looking = window.setTimeout(checkRematches, LOOK_MS);
}

document.addEventListener("visibilitychange", checkRematches);
// Whoever goes elsewhere has not answered.
addEventListener("hashchange", () => (asked = ""));
