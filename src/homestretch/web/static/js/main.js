// @ts-check
/** Begins: words first, then the page that the address asks for. */

import { getBoard, getLayout, getReplay, getView } from "./api.js";
import { byId } from "./dom.js";
import { drawJoin, takeLink } from "./join.js";
import { Lobby } from "./lobby.js";
import { myTable, rememberTable } from "./mytables.js";
import { drawPast } from "./past.js";
import { Replay } from "./replay.js";
import { gameWords } from "./rule-words.js";
import { refusalText } from "./sentences.js";
import { settings } from "./settings.js";
import { prepareSettings } from "./settings-dialog.js";
import { drawStart, playSetup } from "./start.js";
import { Table } from "./table.js";
import { hideToast, toast } from "./toast.js";
import { chooseLanguage, onLanguage, useLanguage } from "./words.js";

/** What is on the screen beside the start page. @type {{leave: () => void, retell: () => void}|null} */
let shown = null;

/** @type {Record<string, (id: string) => Promise<void>>} */
const PAGES = { table: (id) => openTable(id, myTable(id)), watch: (id) => openTable(id, null), join: openJoin, replay: openReplay };

/**
 * Shows what the address names: `#/table/ID`, `#/watch/ID` (as anybody sees it, without the keys
 * of this browser), `#/join/CODE`, or else the start page.
 */
async function route() {
  shown?.leave();
  shown = null;
  hideToast();
  const [, page, id] = /^#\/(table|watch|join|replay)\/([\w-]+)$/.exec(location.hash) ?? [];
  if (location.hash === "#/past") return openPast();
  showPage(page === undefined ? "start" : page === "join" ? "lobby" : "table");
  if (page === undefined) await drawStart();
  else await PAGES[page](id);
  return undefined;
}

/** @param {string} name */
function showPage(name) {
  for (const page of ["start", "lobby", "table"]) byId(page).hidden = page !== name;
  document.body.dataset.page = name;
}

async function openPast() {
  showPage("lobby");
  byId("lobby-body").replaceChildren();
  shown = { leave: () => byId("lobby-body").replaceChildren(), retell: drawPast };
  await drawPast();
}

/** @param {string} id */
async function openReplay(id) {
  const hash = location.hash;
  const key = myTable(id)?.key ?? null;
  try {
    const { view, steps } = await getReplay(id, key);
    const [picture, layout] = await Promise.all([getBoard(view.game), getLayout(view.game)]);
    if (location.hash !== hash) return;
    byId("table-game").textContent = gameWords(view.game).name;
    const replay = new Replay(view, steps, { picture, layout }, key);
    shown = replay;
    replay.start();
  } catch (error) {
    failed(error, hash);
  }
}

/** @param {string} code */
async function openJoin(code) {
  byId("lobby-body").replaceChildren();
  shown = { leave: () => byId("lobby-body").replaceChildren(), retell: () => drawJoin(code) };
  await drawJoin(code);
}

/**
 * @param {string} id
 * @param {import("./mytables.js").MyTable|null} mine
 */
async function openTable(id, mine) {
  const hash = location.hash;
  try {
    const { view, key } = await viewOrWatch(id, mine?.key ?? null);
    if (location.hash !== hash) return;
    if (view.phase === "lobby") {
      const lobby = new Lobby(view, key, route);
      shown = lobby;
      showPage("lobby");
      lobby.start();
      return;
    }
    const [picture, layout] = await Promise.all([getBoard(view.game), getLayout(view.game)]);
    if (location.hash !== hash) return;
    byId("table-game").textContent = gameWords(view.game).name;
    const again = mine && !mine.joined ? () => playSetup(mine.setup) : null;
    const next = (/** @type {string} */ table) => {
      if (mine) rememberTable({ ...mine, table, made: Date.now(), over: false });
      location.hash = `#/table/${table}`;
    };
    const table = new Table(view, { picture, layout }, key, { again, next, fresh: () => (location.hash = "#/") });
    shown = table;
    table.start();
  } catch (error) {
    failed(error, hash);
  }
}

/**
 * Tells of a refusal on the start page; what is no refusal is a fault.
 *
 * @param {unknown} error
 * @param {string} hash the address when it was asked for
 */
function failed(error, hash) {
  const refused = /** @type {import("./api.js").ApiError} */ (error);
  if (!("status" in refused)) throw error;
  if (location.hash !== hash) return;
  location.hash = "#/";
  toast(refusalText(refused));
}

/**
 * The table as the key's holder sees it; where the seat has been given to somebody else, as a watcher.
 *
 * @param {string} id
 * @param {string|null} key
 */
async function viewOrWatch(id, key) {
  try {
    return { view: await getView(id, key), key };
  } catch (error) {
    if (key === null || /** @type {any} */ (error).code !== "wrong_key") throw error;
    return { view: await getView(id, null), key: null };
  }
}

/** Opens and closes the log where it is not always in view. */
function prepareLog() {
  const toggle = byId("log-toggle");
  const show = (/** @type {boolean} */ open) => {
    byId("table").classList.toggle("log-open", open);
    toggle.setAttribute("aria-expanded", String(open));
    const frame = byId("log-list").parentElement;
    if (open && frame) frame.scrollTop = frame.scrollHeight;
  };
  toggle.addEventListener("click", () => show(!byId("table").classList.contains("log-open")));
  byId("log-close").addEventListener("click", () => {
    show(false);
    toggle.focus();
  });
  byId("log").addEventListener("keydown", (event) => {
    if (event.key === "Escape") byId("log-close").click();
  });
}

await useLanguage(chooseLanguage(settings().language));
prepareSettings();
prepareLog();
takeLink();
onLanguage(() => (shown ? shown.retell() : drawStart()));
addEventListener("hashchange", route);
await route();
