// @ts-check
/** "Check everything": runs the check and says what it found, in words. */

import { getTranscript } from "./api.js";
import { el } from "./dom.js";
import { lineAddress } from "./part.js";
import { checkChain } from "./recheck.js";
import { alarmText, sign } from "./seal-signs.js";
import { refusalText } from "./sentences.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./device.js").Device} Device
 * @typedef {import("./recheck.js").Report} Report
 * @typedef {import("./device.js").Entry} Entry
 * @typedef {import("./device.js").Opening} Opening
 */

/** How long the server may take to tell its chain. */
const PATIENCE_MS = 15_000;

/**
 * Checks a table's chain as far as it goes; after the end, from the transcript.
 *
 * @param {View} view
 * @param {string|null} key
 * @param {Device} device
 * @returns {Promise<{code: string|null, element: HTMLElement}>} the code is null where everything fits or nothing
 *   could be asked
 */
export async function verdictOf(view, key, device) {
  // What is heard while the server answers may not be in its answer.
  const known = device.witness.number;
  try {
    const report = await checkChain(view.table, await told(view, key, known), device, known);
    return { code: report.code, element: reportElement(view, report) };
  } catch (error) {
    const refused = /** @type {any} */ (error);
    const text = refusalText("code" in refused ? refused : { code: "offline", message: "" });
    return { code: null, element: el("p", {}, text) };
  }
}

/**
 * @param {View} view
 * @param {string|null} key
 * @param {number} known the last event of the chain that is known here
 */
async function told(view, key, known) {
  if (view.seal?.state !== "over") return fetchChain(view.table, key, known);
  const { events, openings } = JSON.parse(await getTranscript(view.table, key));
  return { entries: events, openings };
}

/**
 * @param {View} view
 * @param {Report} report
 */
function reportElement(view, { code, event, shown, counts }) {
  if (code) {
    return el(
      "div",
      { className: "seal-verdict is-alarm" },
      sign("alarm"),
      el("div", {}, el("p", {}, el("strong", {}, t("seal-check-bad"))), el("p", {}, alarmText(code)), el("p", {}, t("seal-check-where", { event: event ?? 0, code }))),
    );
  }
  const lines = [
    t("check-entries", { count: counts.entries }),
    counts.dice ? t("check-dice", { count: counts.dice }) : "",
    counts.decks ? t("check-decks", { count: counts.decks }) : "",
    counts.cards ? t("check-cards", { count: counts.cards }) : "",
    counts.links ? t("check-links", { count: counts.links }) : "",
  ].filter(Boolean);
  return el(
    "div",
    { className: "seal-verdict is-fits" },
    sign("fits"),
    el(
      "div",
      {},
      el("p", {}, el("strong", {}, t("seal-check-good"))),
      el("ul", {}, ...lines.map((line) => el("li", {}, line))),
      el("p", { className: "seal-note" }, t(shown ? "check-moves" : "check-later", { game: view.game })),
    ),
  );
}

/**
 * The chain from its first event on, over a line of its own.
 *
 * @param {string} table
 * @param {string|null} key
 * @param {number} number the last event of the chain that is known here
 * @returns {Promise<{entries: Entry[], openings: (Opening & {event: number})[]}>}
 */
function fetchChain(table, key, number) {
  const socket = new WebSocket(lineAddress(table));
  /** @type {{entries: Entry[], openings: (Opening & {event: number})[]}} */
  const all = { entries: [], openings: [] };
  return new Promise((resolve, reject) => {
    const end = window.setTimeout(() => socket.close(), PATIENCE_MS);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", key, seen: null, chain: { number: 0, client: null } }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "chain") {
        all.entries.push(...message.entries);
        all.openings.push(...(message.openings ?? []));
      }
      // The table as it is comes after what is known of the chain.
      if (message.type === "view" || (all.entries.at(-1)?.event.number ?? 0) >= Math.max(1, number)) socket.close();
    };
    socket.onclose = () => {
      clearTimeout(end);
      if (all.entries.length) resolve(all);
      else reject(new Error("offline"));
    };
  });
}
