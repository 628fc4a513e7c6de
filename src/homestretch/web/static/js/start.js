// @ts-check
/** The start page: games to continue, and a new one to set up. */

import { announce } from "./announce.js";
import { getAtCode, getOffer, getView, makeTable } from "./api.js";
import { byId, el } from "./dom.js";
import { firstDraft, invites, problem, takenSeats, toSetup } from "./draft.js";
import { forgetTable, markOver, myTables, rememberTable } from "./mytables.js";
import { hasPast } from "./past.js";
import { findRematches, followNext, LOOK_MS, mayHaveRematches } from "./rematches.js";
import { gameWords } from "./rule-words.js";
import { drawGames, drawRules } from "./rules-form.js";
import { colour } from "./seats.js";
import { drawSeats } from "./seats-form.js";
import { refusalText } from "./sentences.js";
import { emblem } from "./shapes.js";
import { ago } from "./time.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").Setup} Setup
 * @typedef {import("./mytables.js").MyTable} MyTable
 */

/** @type {Offer|null} */
let offer = null;
/** @type {Draft|null} */
let draft = null;

/** Draws the start page; asks the server what it offers at the first time. */
export async function drawStart() {
  document.title = t("title");
  prepareCode();
  byId("start-columns").hidden = offer === null;
  byId("past-link").hidden = !hasPast();
  drawContinue();
  checkContinue().then(checkRematches);
  try {
    offer ??= await getOffer();
    byId("start-lost").hidden = true;
    byId("start-columns").hidden = false;
  } catch (error) {
    waitForServer(refusalText(/** @type {any} */ (error)));
    return;
  }
  draft ??= firstDraft(offer);
  drawForm(offer, draft);
  byId("start").dataset.ready = "true";
}

/** How long until the server is asked again. */
const AGAIN_MS = 3000;
let waiting = 0;

/**
 * Says that the server does not answer, and asks again until it does.
 *
 * @param {string} text
 */
function waitForServer(text) {
  const panel = byId("start-lost");
  if (panel.textContent !== text) panel.textContent = text;
  panel.hidden = false;
  clearTimeout(waiting);
  waiting = window.setTimeout(tryAgain, AGAIN_MS);
}

function tryAgain() {
  clearTimeout(waiting);
  if (!byId("start").hidden && !byId("start-lost").hidden) drawStart();
}

addEventListener("online", tryAgain);
addEventListener("pageshow", tryAgain);
document.addEventListener("visibilitychange", tryAgain);

/**
 * Makes a table and goes to it.
 *
 * @param {Setup} setup
 */
export async function playSetup(setup) {
  try {
    const { table, key, watch } = await makeTable(setup);
    rememberTable({ table, key, watch, setup, made: Date.now(), over: false });
    location.hash = `#/table/${table}`;
  } catch (error) {
    toast(refusalText(/** @type {any} */ (error)));
  }
}

/**
 * @param {Offer} offered
 * @param {Draft} made
 */
function drawForm(offered, made) {
  const game = offered.games.find((one) => one.name === made.game) ?? offered.games[0];
  drawGames(made, offered, () => {
    drawForm(offered, made);
    byId(`game-${made.game}`).focus();
  });
  drawRules(made, game, () => drawPlay(made));
  drawSeats(made, offered, () => drawPlay(made));
  drawPlay(made);
}

/** @param {Draft} made */
function drawPlay(made) {
  const people = made.seats.filter((seat) => seat.kind === "person").length;
  const friends = made.seats.filter((seat) => seat.kind === "open").length;
  const bots = takenSeats(made).length - people - friends;
  const values = { game: gameWords(made.game).name, people, friends, bots };
  byId("play-summary").textContent = t(friends ? "play-summary-friends" : "play-summary", values);
  byId("rules-link").setAttribute("href", `#/rules/${made.game}`);
  const button = /** @type {HTMLButtonElement} */ (byId("play"));
  button.textContent = t(invites(made) ? "start-invite" : "start-play");
  button.disabled = problem(made) !== null;
  button.onclick = () => playSetup(toSetup(made));
}

/** The field for the code of somebody else's table. */
function prepareCode() {
  const form = /** @type {HTMLFormElement} */ (byId("join-form"));
  const field = /** @type {HTMLInputElement} */ (byId("join-code"));
  form.onsubmit = async (event) => {
    event.preventDefault();
    const code = field.value.toLowerCase().replace(/[^a-z0-9]/g, "");
    if (!code) return field.focus();
    try {
      // Asked here first, so that whoever mistyped it can mend it.
      await getAtCode(code);
      location.hash = `#/join/${code}`;
    } catch (error) {
      toast(refusalText(/** @type {any} */ (error)));
      field.focus();
    }
    return undefined;
  };
}

/** The running games of this browser. */
function drawContinue() {
  const running = myTables().filter((mine) => !mine.over);
  byId("continue").hidden = running.length === 0;
  byId("continue-list").replaceChildren(...running.map(continueRow));
}

/** @param {MyTable} mine */
function continueRow(mine) {
  const names = mine.setup.seats.map((seat) => seat.name || (seat.kind === "bot" ? t("plate-bot") : colour(seat.seat)));
  const game = gameWords(mine.setup.game).name;
  const drop = el("button", { className: "icon-button", type: "button", "aria-label": t("continue-forget"), title: t("continue-forget") }, "×");
  drop.addEventListener("click", () => {
    forgetTable(mine.table);
    drawContinue();
  });
  return el(
    "li",
    {},
    el(
      "a",
      { href: `#/table/${mine.table}`, className: "continue-link" },
      el("span", { className: "continue-game" }, game),
      el("span", { className: "continue-seats" }, ...mine.setup.seats.map(({ seat }) => emblem(seat))),
      el("span", { className: "continue-names" }, names.join(", ")),
      el("span", { className: `continue-when${mine.unseen ? " is-rematch" : ""}` }, mine.unseen ? t("continue-rematch") : ago(mine.made)),
    ),
    drop,
  );
}

/** Takes tables off the list that are over or gone from the server. */
async function checkContinue() {
  for (const mine of myTables().filter((one) => !one.over)) {
    try {
      const view = await getView(mine.table, mine.key);
      if (view.to_act !== "over") continue;
      markOver(view);
      await followNext(mine, view.next);
      byId("past-link").hidden = false;
    } catch (error) {
      const { status } = /** @type {any} */ (error);
      if (status === 401 || status === 403) continue;
      if (status !== 404) return;
      forgetTable(mine.table);
    }
    drawContinue();
  }
}

let looking = 0;

/** Lists the rematches that were made while nobody here was looking; again as long as there may be one. */
async function checkRematches() {
  clearTimeout(looking);
  if (byId("start").hidden) return;
  if (!document.hidden && (await findRematches())) {
    drawContinue();
    announce(t("continue-rematch"));
  }
  clearTimeout(looking);
  if (mayHaveRematches()) looking = window.setTimeout(checkRematches, LOOK_MS);
}

document.addEventListener("visibilitychange", checkRematches);
