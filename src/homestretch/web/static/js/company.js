// @ts-check
/** The others at the table: who is there, whose time runs, who is away, what may be taken back. */

import { announce } from "./announce.js";
import { getAtCode } from "./api.js";
import { byId, el, hide, isNews, mark, write } from "./dom.js";
import { myTable, noteSeats } from "./mytables.js";
import { pressedFor } from "./parts.js";
import { who } from "./seats.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./connection.js").Connection} Connection
 */

/** From how many milliseconds before the end the own time is called out. */
const HURRY_MS = 10_000;

export class Company {
  /** @type {View|null} */
  #view = null;
  #connection;
  #list = el("ul", { className: "people", id: "people-list" });
  #dialog = /** @type {HTMLDialogElement} */ (byId("people"));
  /** What draws the list, once it was asked for. @type {typeof import("./people.js")|null} */
  #people = null;
  #left = false;
  #bar = byId("absent");
  #takeBack = byId("take-back");
  #time = el("span", { className: "plate-time", role: "timer" });
  #clock = 0;
  #called = 0;
  /** The event with which this browser came back last. */
  #returned = 0;

  /** @param {Connection} connection */
  constructor(connection) {
    this.#connection = connection;
    byId("people-open").onclick = () => this.#open();
    this.#takeBack.onclick = () => this.#send({ type: "take_back", seat: this.#view?.take_back });
    this.#clock = window.setInterval(() => this.#tick(), 500);
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    noteSeats(view);
    if (this.#dialog.open) this.#draw(view);
    this.#showAbsent(view);
    const { take_back: seat } = view;
    hide(this.#takeBack, seat === null || seat === undefined);
    write(this.#takeBack, t("take-back"));
    this.#tick();
  }

  leave() {
    clearInterval(this.#clock);
    this.#time.remove();
    this.#dialog.close();
    this.#barShown(false);
    this.#takeBack.hidden = true;
    for (const id of ["share", "seat-dialog"]) /** @type {HTMLDialogElement} */ (byId(id)).close();
    byId("speeches").replaceChildren();
    this.#left = true;
  }

  /**
   * A command beside the game; a refusal is shown.
   *
   * @param {Record<string, unknown>} command
   */
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
    if (!answer?.key || !this.#view) return;
    const share = await pressedFor(import("./share.js"));
    if (!this.#left) share?.showSeatLink(this.#view.code, answer.key);
  }

  async #open() {
    const parts = await pressedFor(Promise.all([import("./people.js"), import("./speech.js")]));
    const view = this.#view;
    if (!parts || !view || this.#left || this.#dialog.open) return;
    const [people, { sayPanel }] = parts;
    this.#people = people;
    const close = el("button", { className: "button big", type: "button" }, t("log-close"));
    close.addEventListener("click", () => this.#dialog.close());
    const invite = el("div", { className: "people-invite" });
    const say = sayPanel(view, (seat, phrase) => {
      this.#dialog.close();
      this.#send({ type: "say", seat, phrase });
    });
    this.#dialog.replaceChildren(
      ...(say ? [say] : []),
      el("h2", { id: "people-title" }, t("lobby-people")),
      this.#list,
      invite,
      close,
    );
    this.#draw(view);
    this.#invite(invite, view);
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
  }

  /** @param {View} view */
  #draw(view) {
    this.#people?.drawPeople(this.#list, view, { send: (command) => this.#send(command), link: (seat) => this.#link(seat) });
  }

  /**
   * How others come to this table, to a seat that is free or to watch; and a view without any
   * hand, for a screen that all can see.
   *
   * @param {HTMLElement} home
   * @param {View} view
   */
  #invite(home, view) {
    const watchKey = view.private ? myTable(view.table)?.watch : "";
    if (watchKey === undefined || watchKey === null) return;
    const words = t(view.private ? "people-watch-private" : "people-watch-link");
    const open = el("details", { className: "details people-link" }, el("summary", {}, words));
    open.addEventListener("toggle", async () => {
      if (open.children.length > 1) return;
      try {
        const [{ link }, share] = await Promise.all([getAtCode(view.code), pressedFor(import("./share.js"))]);
        if (share) open.append(share.linkPanel(watchKey ? `${link}#${watchKey}` : link, "Homestretch"));
      } catch (error) {
        toast(refusalText(/** @type {any} */ (error)));
      }
    });
    home.append(open);
    if (view.private || !view.seats.some((seat) => seat.yours)) return;
    const watch = el("a", { className: "people-tab", href: `#/watch/${view.table}`, target: "_blank" }, t("people-watch-tab"));
    home.append(watch);
  }

  /**
   * The way back for whoever was away: one tap.
   *
   * @param {View} view
   */
  #showAbsent(view) {
    const absent = view.phase === "play" && view.number >= this.#returned ? view.seats.filter((seat) => seat.yours && seat.absent) : [];
    if (!absent.length) {
      this.#barShown(false);
      return;
    }
    if (!isNews(this.#bar, absent.map(({ seat }) => seat))) return;
    const button = el("button", { className: "button", type: "button", id: "back" }, t("people-back"));
    button.addEventListener("click", () => absent.forEach(({ seat }) => this.#comeBack(seat)));
    this.#bar.replaceChildren(el("span", {}, t("absent-you")), button);
    this.#barShown(true);
  }

  /**
   * The dock gives it room.
   *
   * @param {boolean} shown
   */
  #barShown(shown) {
    hide(this.#bar, !shown);
    byId("table").classList.toggle("has-absent", shown);
  }

  /**
   * What happened before the return may still be on its way to the screen; the bar need not wait.
   *
   * @param {number} seat
   */
  async #comeBack(seat) {
    const answer = await this.#send({ type: "back", seat });
    if (!answer) return;
    this.#returned = answer.number;
    if (this.#view) this.#showAbsent(this.#view);
  }

  /**
   * The time left, on the plate of the seat that it is the time of: the one that is waited for, or one
   * whose connection is lost, whoever's turn it is.
   */
  #tick() {
    const view = this.#view;
    const seat = view?.phase === "play" && view.seats.find((one) => one.seat === view.deadline_seat);
    if (!view || !seat || view.deadline === null) return this.#time.remove();
    const left = Math.max(0, this.#connection.until(view.deadline));
    const plate = document.querySelector(`.plate.seat-${seat.seat}`);
    const text = clockText(left);
    const label = t(seat.away ? "time-away" : "time-left", { who: who(view, seat.seat), time: text });
    this.#time.classList.toggle("hurry", left < HURRY_MS);
    mark(this.#time, "aria-label", label);
    mark(this.#time, "title", label);
    write(this.#time, text);
    if (plate && plate.lastChild !== this.#time) plate.append(this.#time);
    // Who is not there, but here on this device too, hears nothing of a time that is not running out here.
    if (seat.yours && !seat.away && left < HURRY_MS && this.#called !== view.deadline) {
      this.#called = view.deadline;
      announce(t("time-left", { time: text }));
    }
    return undefined;
  }
}

/**
 * Hours, minutes and seconds, as a clock shows them.
 *
 * @param {number} milliseconds
 */
function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
