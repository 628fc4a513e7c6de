// @ts-check
/** Begins: words first, then the page that the address asks for. */

import { getBoard, getLayout, getView } from "./api.js";
import { byId } from "./dom.js";
import { myTable } from "./mytables.js";
import { gameWords } from "./rule-words.js";
import { refusalText } from "./sentences.js";
import { settings } from "./settings.js";
import { prepareSettings } from "./settings-dialog.js";
import { drawStart, playSetup } from "./start.js";
import { Table } from "./table.js";
import { hideToast, toast } from "./toast.js";
import { chooseLanguage, onLanguage, useLanguage } from "./words.js";

/** @type {Table|null} */
let table = null;

/** Shows what the address names: `#/table/ID`, or else the start page. */
async function route() {
  table?.leave();
  table = null;
  hideToast();
  const id = /^#\/table\/([\w-]+)$/.exec(location.hash)?.[1];
  byId("start").hidden = id !== undefined;
  byId("table").hidden = id === undefined;
  document.body.dataset.page = id === undefined ? "start" : "table";
  if (id === undefined) await drawStart();
  else await openTable(id);
}

/** @param {string} id */
async function openTable(id) {
  const mine = myTable(id);
  const key = mine?.key ?? null;
  const hash = location.hash;
  try {
    const view = await getView(id, key);
    const [picture, layout] = await Promise.all([getBoard(view.game), getLayout(view.game)]);
    if (location.hash !== hash) return;
    byId("table-game").textContent = gameWords(view.game).name;
    const again = mine ? () => playSetup(mine.setup) : null;
    table = new Table(view, { picture, layout }, key, { again, fresh: () => (location.hash = "#/") });
    table.start();
  } catch (error) {
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    location.hash = "#/";
    toast(refusalText(refused));
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
onLanguage(() => (table ? table.retell() : drawStart()));
addEventListener("hashchange", route);
await route();
