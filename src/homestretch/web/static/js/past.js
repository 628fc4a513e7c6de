// @ts-check
/** The games of this browser that are over: how they ended, and the way to see them again. */

import { getPast } from "./api.js";
import { byId, el } from "./dom.js";
import { markOver, myTables } from "./mytables.js";
import { notice } from "./notice.js";
import { gameWords, presetWords } from "./rule-words.js";
import { colour } from "./seats.js";
import { refusalText } from "./sentences.js";
import { emblem } from "./shapes.js";
import { ago } from "./time.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").Summary} Summary */

/** Whether there is anything to list. */
export function hasPast() {
  return myTables().some((mine) => mine.over);
}

/** Asks the server how the games of this browser ended, and lists them. */
export async function drawPast() {
  const hash = location.hash;
  byId("lobby-title").textContent = t("past-title");
  document.title = t("title-table", { turn: t("past-title") });
  try {
    const games = await getPast(myTables().map(({ table, key }) => ({ table, key })));
    if (location.hash !== hash) return;
    const over = games.filter((game) => game.phase === "over");
    for (const game of over) markOver(game);
    draw(over.sort((one, other) => other.changed - one.changed));
  } catch (error) {
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    const body = byId("lobby-body");
    if (body.children.length) toast(refusalText(refused));
    else body.append(el("p", { className: "lobby-hint", role: "alert" }, refusalText(refused)));
  }
}

/** @param {Summary[]} games */
function draw(games) {
  const list = el("ul", { className: "past-list" }, ...games.map(row));
  const panel = el("section", { className: "panel lobby-panel past-panel", "aria-labelledby": "lobby-title" }, list);
  byId("lobby-body").replaceChildren(games.length ? panel : notice(t("past-none")));
}

/** @param {Summary} game */
function row(game) {
  const names = [gameWords(game.game).name, game.preset ? presetWords(game.preset).name : ""];
  const places = Object.entries(game.places ?? {})
    .map(([seat, place]) => ({ seat: Number(seat), place }))
    .sort((one, other) => one.place - other.place);
  return el(
    "li",
    {},
    el(
      "a",
      { className: "past-game", href: `#/replay/${game.table}` },
      el("span", { className: "past-name" }, names.filter(Boolean).join(" · ")),
      el("span", { className: "past-when" }, ago(game.changed)),
      el("span", { className: "past-places" }, ...places.map(({ seat, place }) => placeOf(game, seat, place))),
    ),
  );
}

/**
 * @param {Summary} game
 * @param {number} seat
 * @param {number} place
 */
function placeOf(game, seat, place) {
  const name = game.seats.find((one) => one.seat === seat)?.name || colour(seat);
  return el("span", { className: `past-place seat-${seat}` }, t("place-number", { place }), emblem(seat), el("span", {}, name));
}
