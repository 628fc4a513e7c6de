// @ts-check
/** What the panel of a seal shows, and what may be done there. */

import { el } from "./dom.js";
import { alarmText, sign } from "./seal-signs.js";
import { who } from "./seats.js";
import { emblem } from "./shapes.js";
import { openVerifier, saveNotes, saveTranscript } from "./verifier.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Seal} SealView
 * @typedef {import("./device.js").Device} Device
 */

/**
 * What is known of a seal: whether all fits, what it promises, and who takes part.
 *
 * @param {View} view
 * @param {Device} device
 * @param {string} state
 * @param {string} stateText
 */
export function sealBody(view, device, state, stateText) {
  const { seal } = view;
  const { alarms } = device;
  const verdict = el(
    "div",
    { className: `seal-verdict is-${state}` },
    sign(state),
    el(
      "div",
      {},
      el("p", {}, el("strong", {}, stateText)),
      ...[...new Set(alarms.map(alarmText))].map((text) => el("p", {}, text)),
      alarms.length ? el("p", {}, t("seal-advice")) : null,
    ),
  );
  const promise = [el("p", {}, t("seal-promise", { game: view.game }))];
  // Where nobody's device takes part, the list of seats says what that means.
  if (seal?.live !== false) promise.push(el("p", {}, t("seal-promise-live", { game: view.game })));
  return [
    verdict,
    ...(view.chance_source === "sealed" ? promise : []),
    ...(seal ? [words(device, seal), people(view, device, seal), commitment(seal)] : []),
  ];
}

/**
 * @param {Device} device
 * @param {SealView} seal
 */
function words(device, seal) {
  if (!seal.fingerprint) return "";
  // Worked out here from what this device saw, not taken from the server's word.
  const words = (device.witness.fingerprint || seal.fingerprint).split(" ");
  return el(
    "section",
    {},
    el("p", {}, t("seal-words")),
    el("p", { className: "seal-words", lang: "en", translate: false }, ...words.map((word) => el("span", {}, word))),
  );
}

/**
 * @param {View} view
 * @param {Device} device
 * @param {SealView} seal
 */
function people(view, device, seal) {
  const rows = view.seats.map(({ seat, kind, yours }) => {
    const client = seal.clients.find((one) => one.seats.includes(seat));
    const text = kind === "bot" ? t("plate-bot") : client ? clientText(device, client.state, yours) : t("seal-seat-none");
    return el(
      "li",
      { className: `seal-seat${client?.state === "live" || client?.state === "opened" ? " is-live" : ""}` },
      emblem(seat),
      el("span", { className: "seal-name" }, who(view, seat)),
      el("span", { className: "seal-part" }, text),
    );
  });
  const missing = seal.missing.map((seat) => who(view, seat)).join(", ");
  const missed = device.witness.linksMissed;
  return el(
    "section",
    {},
    el("h3", {}, t("seal-people")),
    el("ul", { className: "seal-people" }, ...rows),
    seal.restarts ? el("p", { className: "seal-note" }, t("seal-restarts", { count: seal.restarts, who: missing })) : null,
    missed ? el("p", { className: "seal-note" }, t("seal-missed", { count: missed })) : null,
    seal.live === false ? el("p", { className: "seal-note" }, t("seal-not-live")) : null,
  );
}

/**
 * @param {Device} device
 * @param {string} state
 * @param {boolean} yours
 */
function clientText(device, state, yours) {
  if (state === "closed") return t("seal-seat-closed");
  if (state === "used_up") return t("seal-seat-used");
  if (state === "committed") return t("seal-seat-committed");
  const given = device.witness.linksGiven;
  return yours && given ? t("seal-seat-given", { count: given }) : t("seal-seat-live");
}

/** @param {SealView} seal */
function commitment(seal) {
  const copy = el("button", { className: "button small", type: "button" }, t("seal-copy"));
  copy.addEventListener("click", async () => {
    const range = document.createRange();
    try {
      await navigator.clipboard.writeText(seal.server);
      copy.textContent = t("seal-copied");
    } catch {
      // Not from a page over plain http: the whole text is shown and marked instead.
      code.textContent = seal.server;
      range.selectNodeContents(code);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }
  });
  const code = el("code", {}, `${seal.server.slice(0, 8)} … ${seal.server.slice(-8)}`);
  return el("section", {}, el("h3", {}, t("seal-commitment")), el("p", { className: "seal-commitment" }, code, copy));
}

/**
 * What may be done now: nothing before the seal is open.
 *
 * @param {View} view
 * @param {string|null} key
 * @param {Device} device
 * @param {() => void} check
 */
export function sealButtons(view, key, device, check) {
  const button = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => void} */ act, quiet = "") => {
    const made = el("button", { className: `button ${quiet}`, type: "button", id }, text);
    made.addEventListener("click", act);
    return made;
  };
  const seen = view.seal?.state === "open" || view.seal?.state === "over";
  const over = view.seal?.state === "over";
  const all = [
    seen ? button(t(over ? "seal-check-all" : "seal-check"), "seal-check", check) : null,
    over ? button(t("seal-verify", { game: view.game }), "seal-verify", () => openVerifier(view, key)) : null,
    over ? button(t("seal-save"), "seal-save", () => saveTranscript(view, key), "quiet") : null,
    over && device.notes() ? button(t("seal-save-notes"), "seal-save-notes", () => saveNotes(view), "quiet") : null,
    over ? el("a", { className: "button quiet", href: "/verify", download: "homestretch-verify.html" }, t("seal-save-verifier")) : null,
  ];
  return all.filter((one) => one !== null);
}
