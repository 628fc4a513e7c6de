// @ts-check
/** The seal of a table: the sign in the bar, the panel that explains it, and the voice that says when it breaks. */

import { announce } from "./announce.js";
import { byId, el } from "./dom.js";
import { verdictOf } from "./seal-check.js";
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

export class SealPanel {
  #view;
  #key;
  #device;
  #button = byId("seal-open");
  #bar = byId("seal-alarm");
  #dialog = /** @type {HTMLDialogElement} */ (byId("seal"));
  #body = el("div", { className: "seal-body" });
  #result = el("div", { className: "seal-result", role: "status" });
  #actions = el("div", { className: "seal-buttons" });
  #silence;
  /** How many alarms were read and put away. */
  #read = 0;
  #checked = false;

  /**
   * @param {View} view
   * @param {string|null} key
   * @param {Device} device
   * @param {() => void} onAlarm
   */
  constructor(view, key, device, onAlarm) {
    this.#view = view;
    this.#key = key;
    this.#device = device;
    this.#button.hidden = false;
    this.#button.onclick = () => this.open();
    this.#dialog.onclick = (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    };
    this.#silence = device.onAlarm(() => {
      this.#show();
      onAlarm();
    });
  }

  /** What does not fit, as a box to be read; null where nothing is known to be wrong. */
  get trouble() {
    const [first] = this.#device.alarms;
    if (!first) return null;
    const words = el("div", {}, el("p", {}, el("strong", {}, t("seal-alarm"))), el("p", {}, alarmText(first)));
    return el("div", { className: "seal-verdict is-alarm", role: "alert" }, sign("alarm"), words);
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    this.#show();
    if (view.seal?.state === "over" && !this.#checked) {
      this.#checked = true;
      this.#checkAtEnd();
    }
  }

  leave() {
    this.#silence();
    this.#dialog.close();
    this.#bar.hidden = true;
    this.#button.hidden = true;
  }

  open() {
    const close = el("button", { className: "button big", type: "button" }, t("log-close"));
    close.addEventListener("click", () => this.#dialog.close());
    this.#result.replaceChildren();
    this.#dialog.replaceChildren(
      el("h2", { id: "seal-title" }, this.#title),
      this.#body,
      this.#result,
      this.#actions,
      close,
    );
    this.#actions.dataset.state = "";
    this.#draw();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
  }

  // ------------------------------------------------------------------ the sign

  /** @returns {"none"|"making"|"fits"|"alarm"} */
  get #state() {
    const { chance_source: source, seal } = this.#view;
    if (this.#device.alarms.length) return "alarm";
    if (source !== "sealed") return "none";
    return seal === null || seal.state === "sealing" || seal.state === "sealed" ? "making" : "fits";
  }

  get #title() {
    const { chance_source: source, game } = this.#view;
    return t(source === "sealed" ? "seal-title" : "seal-none-title", { game });
  }

  #show() {
    const state = this.#state;
    if (this.#button.dataset.state !== state) this.#button.replaceChildren(sign(state));
    this.#button.dataset.state = state;
    const label = `${this.#title}: ${this.#stateText(state)}`;
    this.#button.setAttribute("aria-label", label);
    this.#button.title = label;
    this.#showAlarm();
    if (this.#dialog.open) this.#draw();
  }

  /** @param {string} state */
  #stateText(state) {
    const { chance_source: source, seal } = this.#view;
    if (state === "alarm") return t("seal-alarm");
    if (state === "none") return t(source === "seed" ? "seal-none-seed" : "seal-none-system");
    if (seal === null) return t("seal-lobby");
    return t(state === "making" ? "seal-making" : "seal-fits");
  }

  /** One bar, whatever came together; it stays away once it was read, until something else comes. */
  #showAlarm() {
    const { alarms } = this.#device;
    if (alarms.length <= this.#read) {
      this.#bar.hidden = true;
      return;
    }
    const shows = `${document.documentElement.lang} ${alarms.join()}`;
    if (!this.#bar.hidden && this.#bar.dataset.shows === shows) return;
    const look = el("button", { className: "button small", type: "button", id: "seal-look" }, t("seal-look"));
    look.addEventListener("click", () => {
      this.#putAway();
      this.open();
    });
    const close = el("button", { className: "icon-button", type: "button", "aria-label": t("log-close") }, "×");
    close.addEventListener("click", () => this.#putAway());
    const words = [t("seal-alarm"), alarmText(alarms[0])];
    this.#bar.dataset.shows = shows;
    this.#bar.replaceChildren(sign("alarm"), el("p", {}, el("strong", {}, words[0]), ` ${words[1]}`), look, close);
    this.#bar.hidden = false;
    announce(words.join(" "));
  }

  #putAway() {
    this.#read = this.#device.alarms.length;
    this.#bar.hidden = true;
    this.#button.focus();
  }

  // ------------------------------------------------------------------ the panel

  #draw() {
    const view = this.#view;
    const { seal } = view;
    const state = this.#state;
    const { alarms } = this.#device;
    const verdict = el(
      "div",
      { className: `seal-verdict is-${state}` },
      sign(state),
      el(
        "div",
        {},
        el("p", {}, el("strong", {}, this.#stateText(state))),
        ...[...new Set(alarms.map(alarmText))].map((text) => el("p", {}, text)),
        alarms.length ? el("p", {}, t("seal-advice")) : null,
      ),
    );
    const focused = this.#body.contains(document.activeElement);
    const promise = [el("p", {}, t("seal-promise", { game: view.game }))];
    // Where nobody's device takes part, the list of seats says what that means.
    if (seal?.live !== false) promise.push(el("p", {}, t("seal-promise-live", { game: view.game })));
    this.#body.replaceChildren(
      verdict,
      ...(view.chance_source === "sealed" ? promise : []),
      ...(seal ? [this.#words(seal), this.#people(seal), this.#commitment(seal)] : []),
    );
    if (focused) this.#body.querySelector("button")?.focus();
    if (this.#actions.dataset.state === seal?.state) return;
    this.#actions.dataset.state = seal?.state ?? "";
    this.#actions.replaceChildren(...this.#buttons());
  }

  /** @param {SealView} seal */
  #words(seal) {
    if (!seal.fingerprint) return "";
    // Worked out here from what this device saw, not taken from the server's word.
    const words = (this.#device.witness.fingerprint || seal.fingerprint).split(" ");
    return el(
      "section",
      {},
      el("p", {}, t("seal-words")),
      el("p", { className: "seal-words", lang: "en", translate: false }, ...words.map((word) => el("span", {}, word))),
    );
  }

  /** @param {SealView} seal */
  #people(seal) {
    const rows = this.#view.seats.map(({ seat, kind, yours }) => {
      const client = seal.clients.find((one) => one.seats.includes(seat));
      const text = kind === "bot" ? t("plate-bot") : client ? this.#clientText(client.state, yours) : t("seal-seat-none");
      return el(
        "li",
        { className: `seal-seat${client?.state === "live" || client?.state === "opened" ? " is-live" : ""}` },
        emblem(seat),
        el("span", { className: "seal-name" }, who(this.#view, seat)),
        el("span", { className: "seal-part" }, text),
      );
    });
    const missing = seal.missing.map((seat) => who(this.#view, seat)).join(", ");
    const missed = this.#device.witness.linksMissed;
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
   * @param {string} state
   * @param {boolean} yours
   */
  #clientText(state, yours) {
    if (state === "closed") return t("seal-seat-closed");
    if (state === "used_up") return t("seal-seat-used");
    if (state === "committed") return t("seal-seat-committed");
    const given = this.#device.witness.linksGiven;
    return yours && given ? t("seal-seat-given", { count: given }) : t("seal-seat-live");
  }

  /** @param {SealView} seal */
  #commitment(seal) {
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

  /** What may be done now: nothing before the seal is open. */
  #buttons() {
    const view = this.#view;
    const button = (/** @type {string} */ text, /** @type {string} */ id, /** @type {() => void} */ act, quiet = "") => {
      const made = el("button", { className: `button ${quiet}`, type: "button", id }, text);
      made.addEventListener("click", act);
      return made;
    };
    const seen = view.seal?.state === "open" || view.seal?.state === "over";
    const over = view.seal?.state === "over";
    const all = [
      seen ? button(t(over ? "seal-check-all" : "seal-check"), "seal-check", () => this.#check()) : null,
      over ? button(t("seal-verify", { game: view.game }), "seal-verify", () => openVerifier(view, this.#key)) : null,
      over ? button(t("seal-save"), "seal-save", () => saveTranscript(view, this.#key), "quiet") : null,
      over && this.#device.notes() ? button(t("seal-save-notes"), "seal-save-notes", () => saveNotes(view), "quiet") : null,
      over ? el("a", { className: "button quiet", href: "/verify", download: "homestretch-verify.html" }, t("seal-save-verifier")) : null,
    ];
    return all.filter((one) => one !== null);
  }

  async #check() {
    this.#result.replaceChildren(el("p", {}, t("seal-checking")));
    const found = await verdictOf(this.#view, this.#key, this.#device);
    this.#result.replaceChildren(found.element);
    this.#result.scrollIntoView({ block: "nearest" });
    if (found.code) this.#device.raise(found.code);
  }

  /** When the server has shown its secret, everything is computed again by itself; only trouble is told. */
  async #checkAtEnd() {
    const found = await verdictOf(this.#view, this.#key, this.#device);
    if (found.code) this.#device.raise(found.code);
  }
}
