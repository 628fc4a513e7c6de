// @ts-check
/** Begins: words first, then the page that the address asks for. */

import { getBoard, getLayout, getReplay, getView } from "./api.js";
import { keepAwake } from "./awake.js";
import { byId } from "./dom.js";
import { install, refreshIfOutdated } from "./install.js";
import { markOver, myTable, noteOpened, rememberKey, rememberNext } from "./mytables.js";
import { showNotice } from "./notice.js";
import { anew, answers, needed, pressedFor, styles } from "./parts.js";
import "./pace.js";
import "./pressed.js";
import { gameWords } from "./rule-words.js";
import { refusalText } from "./sentences.js";
import { settings } from "./settings.js";
import { prepareTools, showQuiet } from "./tools.js";
import { hideToast } from "./toast.js";
import { chooseLanguage, onLanguage, useLanguage } from "./words.js";

/** Where the rules page leads back to. */
let before = "#/";

/** How often one page was left for another: what comes for an earlier visit comes too late, even at the same address. */
let visit = 0;

/** The key of a private game that was over, if the link to it brought one. @type {(table: string) => string|null} */
let linked = () => null;

/** What is on the screen beside the start page. @type {{leave: () => void, retell: () => void}|null} */
let shown = null;

/** What is each game's own at the table. */
const SIDES = { temper: () => import("./temper-side.js"), pardon: () => import("./pardon-side.js") };

/** @type {Record<string, (id: string) => Promise<void>>} */
const PAGES = { table: (id) => openTable(id, myTable(id)), watch: (id) => openTable(id, null), join: openJoin, replay: openReplay };

/**
 * Shows what the address names: `#/table/ID`, `#/watch/ID` (as anybody sees it, without the keys
 * of this browser), `#/join/CODE`, `#/rules/GAME/CLAUSE`, or else the start page.
 */
async function route() {
  if (refreshIfOutdated()) return;
  visit += 1;
  keepAwake(false);
  shown?.leave();
  shown = null;
  // Nobody is to see, or to press, what was on another table.
  for (const id of ["board-home", "dock", "banner"]) byId(id).replaceChildren();
  hideToast();
  showLog(false);
  const [, page, id] = /^#\/(table|watch|join|replay)\/([\w-]+)$/.exec(location.hash) ?? [];
  if (location.hash.startsWith("#/rules")) return openRules(location.hash.slice("#/rules/".length)).then(arrived);
  before = location.hash || "#/";
  if (location.hash === "#/past") return openPast().then(arrived);
  showPage(page === undefined ? "start" : page === "join" ? "lobby" : "table");
  if (page === undefined) await openStart();
  else await PAGES[page](id);
  return arrived();
}

/** Whoever goes by keys or listens begins at the top of what has come, if they were on what has gone; at a table where they act. */
function arrived() {
  const title = document.querySelector("main:not([hidden], #table) h1");
  if (visit > 1 && document.activeElement === document.body) /** @type {HTMLElement|null} */ (title)?.focus({ preventScroll: true });
}

async function openStart() {
  const here = visit;
  const start = await withStyles("start", import("./start.js")).catch((error) => failed(error, here));
  if (start && visit === here) await start.drawStart();
}

/**
 * A view's module and its styles, which come side by side.
 *
 * @template T
 * @param {string} view
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
async function withStyles(view, module) {
  const [part] = await Promise.all([needed(module), styles(view)]);
  return part;
}

/** @param {import("./protocol.js").Setup} setup */
async function playAgain(setup) {
  const start = await pressedFor(import("./start.js"));
  await start?.playSetup(setup);
}

/** @param {string} name */
function showPage(name) {
  for (const page of ["start", "lobby", "table", "rules"]) byId(page).hidden = page !== name;
  document.body.dataset.page = name;
  document.documentElement.dataset.page = name;
}

async function openPast() {
  showPage("lobby");
  byId("lobby-body").replaceChildren();
  const here = visit;
  const past = await withStyles("start", import("./past.js")).catch((error) => failed(error, here));
  if (!past || visit !== here) return;
  shown = { leave: () => byId("lobby-body").replaceChildren(), retell: past.drawPast };
  await past.drawPast();
}

/** @param {string} rest of the address */
async function openRules(rest) {
  showPage("rules");
  byId("rules-back").setAttribute("href", before);
  const here = visit;
  const book = await withStyles("rules", import("./rulebook.js")).catch((error) => failed(error, here));
  if (!book || visit !== here) return;
  const { drawRulebook, leaveRulebook, rulesAt } = book;
  const { game, clause } = rulesAt(rest);
  shown = {
    leave: leaveRulebook,
    retell: async () => {
      const place = scrollY;
      await drawRulebook(game, null);
      scrollTo(0, place);
    },
  };
  await drawRulebook(game, clause);
}

/** @param {string} id */
async function openReplay(id) {
  const here = visit;
  const key = myTable(id)?.key ?? linked(id);
  try {
    const [{ Replay }, { view, steps }] = await Promise.all([withStyles("replay", import("./replay.js")), getReplay(id, key)]);
    const [picture, layout] = await Promise.all([getBoard(view.game), getLayout(view.game)]);
    if (visit !== here) return;
    // The address keeps no key; whoever loads the page anew is not to lose it.
    if (key && !myTable(id)) rememberKey(id, key, view);
    markOver(view);
    byId("table-game").textContent = gameWords(view.game).name;
    const replay = new Replay(view, steps, { picture, layout }, key);
    shown = replay;
    replay.start();
  } catch (error) {
    await failed(error, here);
  }
}

/** @param {string} code */
async function openJoin(code) {
  byId("lobby-body").replaceChildren();
  const here = visit;
  const join = await withStyles("lobby", import("./join.js")).catch((error) => failed(error, here));
  if (!join || visit !== here) return;
  shown = { leave: () => byId("lobby-body").replaceChildren(), retell: () => join.drawJoin(code) };
  await join.drawJoin(code);
}

/**
 * @param {string} id
 * @param {import("./mytables.js").MyTable|null} mine
 */
async function openTable(id, mine) {
  const here = visit;
  // The seal of a game that begins does not wait for the board.
  if (mine && !mine.over) needed(import("./part.js")).then(({ takePart }) => takePart(id, mine.key), () => {});
  try {
    const [{ Table }, { view, key }] = await Promise.all([needed(import("./table.js")), viewOrWatch(id, mine?.key ?? null)]);
    if (visit !== here) return;
    noteOpened(id);
    if (view.phase === "lobby") {
      const { Lobby } = await withStyles("lobby", import("./lobby.js"));
      if (visit !== here) return;
      const lobby = new Lobby(view, key, route);
      shown = lobby;
      showPage("lobby");
      lobby.start();
      return;
    }
    const [picture, layout, side] = await Promise.all([
      getBoard(view.game), getLayout(view.game),
      needed(/** @type {Promise<import("./table.js").SideModule>} */ (SIDES[view.game]())),
    ]);
    if (visit !== here) return;
    byId("table-game").textContent = gameWords(view.game).name;
    const again = mine && !mine.joined ? () => playAgain(mine.setup) : null;
    const next = (/** @type {string} */ table) => {
      rememberNext(id, table);
      location.hash = `#/table/${table}`;
    };
    const table = new Table(view, { picture, layout, side }, key, { again, next, fresh: () => (location.hash = "#/") });
    shown = table;
    table.start();
    keepAwake(true);
    whenIdle(() => fetchTheRest(table));
  } catch (error) {
    await failed(error, here);
  }
}

/**
 * Tells of a refusal in place of what was asked for; what is no refusal is a fault.
 *
 * @param {unknown} error
 * @param {number} here the visit for which it was asked
 */
async function failed(error, here) {
  const refused = /** @type {import("./api.js").ApiError} */ (error);
  if (error instanceof SyntaxError) return void anew(error);
  if (!("status" in refused)) throw error;
  // A sentence without its styles is better than none.
  await styles("lobby").catch(() => undefined);
  if (visit !== here) return;
  showPage("lobby");
  shown = showNotice(() => refusalText(refused));
  // A module that did not come is named; what the server was asked for is not.
  if (refused.code === "offline" && !refused.message) waitForServer(here);
}

const AGAIN_MS = 3000;

/**
 * Shows what was asked for as soon as the server answers: nobody has to press for it.
 *
 * @param {number} here the visit for which it was asked
 */
async function waitForServer(here) {
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  const there = visit === here && (await answers());
  if (visit === here) await (there ? route() : waitForServer(here));
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

/**
 * Opens or closes the log where it is not always in view.
 *
 * @param {boolean} open
 */
function showLog(open) {
  byId("table").classList.toggle("log-open", open);
  byId("log-toggle").setAttribute("aria-expanded", String(open));
  const frame = byId("log-list").parentElement;
  if (open && frame) frame.scrollTop = frame.scrollHeight;
}

/**
 * The board is up: now what its panels, its end and other views need, so that they open at once; not without
 * a network, as some browsers do not ask a second time for what did not come.
 *
 * @param {import("./table.js").Table} table
 */
function fetchTheRest(table) {
  if (!navigator.onLine) return window.addEventListener("online", () => fetchTheRest(table), { once: true });
  const rest = [
    table.type(), styles(), import("./seal-panel.js"), import("./seal-check.js"), import("./speech.js"), import("./result.js"), import("./statistics.js"), import("./people.js"),
    import("./share.js"), import("./seat-dialog.js"), import("./settings-dialog.js"),
  ];
  // Whoever opens one of them asks again, and is told where it does not come.
  for (const part of rest) part.catch(() => {});
  return undefined;
}

/** Whoever only watches, or waits for others, is never asked to act. */
const LONGEST_MS = 8000;

/**
 * When the table can be played and nothing else is to be done.
 *
 * @param {() => void} act
 */
async function whenIdle(act) {
  const table = byId("table");
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    if (table.dataset.ready === "true") return resolve(null);
    const watch = new MutationObserver(() => {
      if (table.dataset.ready !== "true") return;
      watch.disconnect();
      resolve(null);
    });
    return watch.observe(table, { attributeFilter: ["data-ready"] });
  });
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 500);
}

/** Lets the buttons that ask for the settings open them. */
function prepareSettings() {
  for (const button of document.querySelectorAll("[data-opens=settings]")) {
    button.addEventListener("click", async () => (await pressedFor(import("./settings-dialog.js")))?.openSettings());
  }
}

/** A press beside an open dialog closes it, but not one between two things in it. The result stays. */
function prepareDialogs() {
  addEventListener("click", ({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof HTMLDialogElement) || target.id === "result") return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) target.close();
  });
}

function prepareLog() {
  const toggle = byId("log-toggle");
  toggle.addEventListener("click", () => showLog(!byId("table").classList.contains("log-open")));
  byId("log-close").addEventListener("click", () => {
    showLog(false);
    toggle.focus();
  });
  byId("log").addEventListener("keydown", (event) => {
    if (event.key === "Escape") byId("log-close").click();
  });
}

await useLanguage(chooseLanguage(settings().language));
prepareSettings();
prepareTools();
prepareLog();
prepareDialogs();
// A link leads to /?join=CODE#KEY or /?game=TABLE.
if (/[?&](join|game)=/.test(location.search)) {
  const { keyOfGame, takeLink } = await import("./join.js");
  takeLink();
  linked = keyOfGame;
}
onLanguage(showQuiet);
showQuiet();
onLanguage(() => (shown ? shown.retell() : openStart()));
addEventListener("hashchange", route);
await route();
install(() => document.body.dataset.page === "start" && !document.querySelector("dialog[open]"));
