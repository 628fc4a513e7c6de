// @ts-check
/** The start page: games to continue, and a new one to set up. */

import { getAtCode, getOffer, makeTable } from "./api.js";
import { showContinue } from "./continue.js";
import { byId } from "./dom.js";
import { firstDraft, invites, problem, takenSeats, toSetup } from "./draft.js";
import { rememberTable } from "./mytables.js";
import { hasPast } from "./past.js";
import { gameWords } from "./rule-words.js";
import { drawGames, drawRules } from "./rules-form.js";
import { drawSeats } from "./seats-form.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").Setup} Setup
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
  showContinue();
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

/** Whether a table is being made: a second tap makes no second one. */
let making = false;

/**
 * Makes a table and goes to it.
 *
 * @param {Setup} setup
 */
export async function playSetup(setup) {
  if (making) return;
  making = true;
  try {
    const { table, key, watch } = await makeTable(setup);
    rememberTable({ table, key, watch, setup, made: Date.now(), over: false });
    location.hash = `#/table/${table}`;
  } catch (error) {
    toast(refusalText(/** @type {any} */ (error)));
  }
  making = false;
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

/** The field for the code of somebody else's table; it takes the link too. */
function prepareCode() {
  const form = /** @type {HTMLFormElement} */ (byId("join-form"));
  const field = /** @type {HTMLInputElement} */ (byId("join-code"));
  const tell = (/** @type {string} */ text) => {
    byId("join-told").textContent = text;
    field.ariaInvalid = String(text !== "");
  };
  tell("");
  field.oninput = () => tell("");
  form.onsubmit = async (event) => {
    event.preventDefault();
    tell("");
    const [, named, key] = /\/join\/(\w+)\/?(#[\w-]+)?$/.exec(field.value.trim()) ?? [];
    // The link to a seat opens it by the key behind it.
    if (key) return location.assign(`/join/${named.toLowerCase()}${key}`);
    const code = (named ?? field.value).toLowerCase().replace(/[^a-z0-9]/g, "");
    if (!code) {
      field.value = "";
      return form.reportValidity();
    }
    try {
      // Asked here first, so that whoever mistyped it can mend it.
      await getAtCode(code);
      location.hash = `#/join/${code}`;
    } catch (error) {
      // Beside the field: whoever mends it needs both.
      tell(refusalText(/** @type {any} */ (error)));
      field.focus();
    }
    return undefined;
  };
}
