// @ts-check
/** The seal of a table: the sign in the bar, the panel that explains it, and the voice that says when it breaks. */

import { byId, el, hide, isNews, mark } from "./dom.js";
import { needed, pressedFor } from "./parts.js";
import { alarmText, sign } from "./seal-signs.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
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
  /** What draws the panel, once somebody has asked for it. @type {typeof import("./seal-panel.js")|null} */
  #panel = null;
  #left = false;
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
    this.#left = true;
    this.#silence();
    this.#dialog.close();
    this.#bar.hidden = true;
    this.#button.hidden = true;
  }

  async open() {
    this.#panel ??= await pressedFor(import("./seal-panel.js"));
    if (!this.#panel || this.#left) return;
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
    mark(this.#button, "aria-label", label);
    mark(this.#button, "title", label);
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
      hide(this.#bar, true);
      return;
    }
    if (!isNews(this.#bar, alarms)) return;
    const look = el("button", { className: "button small", type: "button", id: "seal-look" }, t("seal-look"));
    look.addEventListener("click", () => {
      this.#putAway();
      this.open();
    });
    const close = el("button", { className: "icon-button", type: "button", "aria-label": t("log-close") }, "×");
    close.addEventListener("click", () => this.#putAway());
    // It is an alert: to announce it as well would say everything twice.
    this.#bar.replaceChildren(sign("alarm"), el("p", {}, el("strong", {}, t("seal-alarm")), ` ${alarmText(alarms[0])}`), look, close);
    this.#bar.hidden = false;
  }

  #putAway() {
    this.#read = this.#device.alarms.length;
    this.#bar.hidden = true;
    this.#button.focus();
  }

  // ------------------------------------------------------------------ the panel

  #draw() {
    const part = this.#panel;
    if (!part) return;
    const view = this.#view;
    const state = this.#state;
    const focused = this.#body.contains(document.activeElement);
    this.#body.replaceChildren(...part.sealBody(view, this.#device, state, this.#stateText(state)));
    if (focused) this.#body.querySelector("button")?.focus();
    if (this.#actions.dataset.state === view.seal?.state) return;
    this.#actions.dataset.state = view.seal?.state ?? "";
    this.#actions.replaceChildren(...part.sealButtons(view, this.#key, this.#device, () => this.#check()));
  }

  async #check() {
    this.#result.replaceChildren(el("p", {}, t("seal-checking")));
    const part = await pressedFor(import("./seal-check.js"));
    if (!part) return this.#result.replaceChildren();
    const found = await part.verdictOf(this.#view, this.#key, this.#device);
    this.#result.replaceChildren(found.element);
    this.#result.scrollIntoView({ block: "nearest" });
    if (found.code) this.#device.raise(found.code);
    return undefined;
  }

  /** When the server has shown its secret, everything is computed again by itself; only trouble is told. */
  async #checkAtEnd() {
    // Without a connection it is checked when somebody asks for it, or at the next visit.
    const part = await needed(import("./seal-check.js")).catch(() => null);
    const found = await part?.verdictOf(this.#view, this.#key, this.#device);
    if (found?.code) this.#device.raise(found.code);
  }
}
