// @ts-check
/** Begins: words first, then the page that the address asks for. */

import { getBoard, getLayout, getView } from "./api.js";
import { byId } from "./dom.js";
import { drawJoin, takeLink } from "./join.js";
import { Lobby } from "./lobby.js";
import { myTable, rememberTable } from "./mytables.js";
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
const PAGES = { table: (id) => openTable(id, myTable(id)), watch: (id) => openTable(id, null), join: openJoin };

/**
 * Shows what the address names: `#/table/ID`, `#/watch/ID` (as anybody sees it, without the keys
 * of this browser), `#/join/CODE`, or else the start page.
 */
async function route() {
  shown?.leave();
  shown = null;
  hideToast();
  const [, page, id] = /^#\/(table|watch|join)\/([\w-]+)$/.exec(location.hash) ?? [];
  showPage(page === undefined ? "start" : page === "join" ? "lobby" : "table");
  if (page === undefined) await drawStart();
  else await PAGES[page](id);
}

/** @param {string} name */
function showPage(name) {
  for (const page of ["start", "lobby", "table"]) byId(page).hidden = page !== name;
  document.body.dataset.page = name;
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
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    if (location.hash !== hash) return;
    location.hash = "#/";
    toast(refusalText(refused));
  }
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
