// @ts-check
/** The lobby of a table: the invitation, who has come, and the start. */

import { announce } from "./announce.js";
import { getAtCode } from "./api.js";
import { Connection } from "./connection.js";
import { byId, el, write } from "./dom.js";
import { drawPeople } from "./people.js";
import { noteSeats } from "./mytables.js";
import { gameWords, presetWords } from "./rule-words.js";
import { ownSeats } from "./seats.js";
import { eventText, refusalText } from "./sentences.js";
import { hideLink, isForHereOnly, linkPanel, showSeatLink } from "./share.js";
import { timeLimit } from "./time.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 */

export class Lobby {
  /** @type {View} */
  #view;
  #connection;
  #list = el("ul", { className: "people", id: "people-list" });
  #status = el("p", { className: "lobby-status", role: "status" });
  #start = el("button", { className: "button big lobby-start", type: "button", id: "lobby-start" });
  #onStarted;

  /**
   * @param {View} view
   * @param {string|null} key
   * @param {() => void} onStarted the game has begun
   */
  constructor(view, key, onStarted) {
    this.#view = view;
    this.#onStarted = onStarted;
    this.#start.addEventListener("click", () => this.#send({ type: "start" }));
    this.#connection = new Connection(view, key, {
      onView: (fresh) => this.#take(fresh, null),
      onEvent: (event, after) => this.#take(after, event),
      onConnected: (connected) => {
        byId("lobby-lost").hidden = connected;
      },
    });
  }

  start() {
    this.retell();
    this.#connection.start();
  }

  leave() {
    this.#connection.stop();
    hideLink();
    /** @type {HTMLDialogElement} */ (byId("seat-dialog")).close();
    byId("lobby-lost").hidden = true;
    byId("lobby-body").replaceChildren();
  }

  /** Everything in words anew. */
  retell() {
    const view = this.#view;
    const names = [gameWords(view.game).name, view.preset ? presetWords(view.preset).name : ""];
    byId("lobby-title").textContent = names.filter(Boolean).join(" · ");
    document.title = t("title-table", { turn: t("lobby-people") });
    const invite = el("section", { className: "panel lobby-panel", "aria-labelledby": "invite-title" });
    this.#invite(invite);
    byId("lobby-body").replaceChildren(
      invite,
      el(
        "section",
        { className: "panel lobby-panel", "aria-labelledby": "people-title" },
        el("h2", { id: "people-title", className: "heading" }, t("lobby-people")),
        this.#list,
        this.#time(),
        el("div", { className: "lobby-end" }, this.#status, this.#start),
      ),
    );
    this.#show();
  }

  /**
   * The code to say, and the link to send.
   *
   * @param {HTMLElement} home
   */
  async #invite(home) {
    const { code } = this.#view;
    const hint = el("p", { className: "lobby-hint" }, t("lobby-invite-text"));
    home.replaceChildren(
      el("h2", { id: "invite-title", className: "heading" }, t("lobby-invite")),
      hint,
      el("p", { className: "lobby-code" }, el("span", { className: "visually-hidden" }, t("lobby-code")), code),
    );
    try {
      const { link } = await getAtCode(code);
      // A friend's camera would find nothing there; the panel says so instead.
      hint.hidden = isForHereOnly(link);
      home.append(linkPanel(link, "Homestretch"));
    } catch (error) {
      toast(refusalText(/** @type {any} */ (error)));
    }
  }

  #time() {
    const seconds = this.#view.clock.turn;
    return seconds === null ? null : el("p", { className: "lobby-hint" }, t("lobby-time", { time: timeLimit(seconds) }));
  }

  #show() {
    const view = this.#view;
    noteSeats(view);
    drawPeople(this.#list, view, { send: (command) => this.#send(command), link: (seat) => this.#link(seat) });
    const missing = view.seats.some((seat) => seat.kind === "open" || !seat.joined);
    this.#start.hidden = !view.host;
    this.#start.textContent = t(missing ? "lobby-start-bots" : "start-play");
    write(this.#status, t(view.host ? "lobby-wait-host" : ownSeats(view).length ? "lobby-wait" : "lobby-wait-watcher"));
    byId("lobby").dataset.number = String(view.number);
  }

  /**
   * @param {View} view
   * @param {GameEvent|null} event
   */
  #take(view, event) {
    this.#view = view;
    if (view.phase !== "lobby") return this.#onStarted();
    if (event) announce(eventText(event, view));
    return this.#show();
  }

  /** @param {Record<string, unknown>} command */
  async #send(command) {
    try {
      return await this.#connection.send(command);
    } catch (refusal) {
      const text = refusalText(/** @type {any} */ (refusal));
      toast(text);
      return null;
    }
  }

  /** @param {number} seat */
  async #link(seat) {
    const answer = await this.#send({ type: "link", seat });
    if (answer?.key) showSeatLink(this.#view.code, answer.key);
  }
}
