// @ts-check
/**
 * The line to a table. It opens again by itself, tells the server which event was seen last, and
 * sends again what was not answered: a command's id makes the second sending harmless.
 */

import { deviceAt } from "./device.js";
import { lineAddress, partTaken } from "./part.js";
import { addKey } from "./mytables.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {{code: string, message: string}} Refusal
 * @typedef {{number: number, key?: string}} Accepted the event made, and the secret asked for
 *
 * @typedef {object} Listener
 * @property {(view: View) => void} onView everything is to be shown anew
 * @property {(event: GameEvent, view: View) => void} onEvent
 * @property {(connected: boolean) => void} onConnected
 * @property {(number: number) => void} [onAnswer] a command was answered, and has made this event; 0 for none
 *
 * @typedef {object} Pending
 * @property {string} text
 * @property {(answer: Accepted) => void} accept
 * @property {(refusal: Refusal) => void} refuse
 */

/** The commands that belong to one moment of the game: they say which event was seen last. */
const IN_GAME = ["roll", "move", "take_back"];

/** How the server closes the line of a key that opens nothing any more, … */
const WRONG_KEY = 4401;

/** … and the line to a table that may not be seen any more, or is not there: whoever waits does so in vain. */
const OVER = [4403, 4404];

/** Hidden for this long, a page may have been put to sleep and its line cut without a word. */
const ASLEEP_MS = 20_000;

/** How long a line may take to open, and an answer to come. */
const LATE_MS = 10_000;

/** So long nothing may be heard until the server is asked whether it is there: a dead line looks the same. */
const QUIET_MS = 20_000;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** A random UUID; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export class Connection {
  /** @type {WebSocket|null} */
  #socket = null;
  /** @type {Map<string, Pending>} */
  #pending = new Map();
  #seen;
  #wait = FIRST_WAIT;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  #ahead = 0;
  #timer = 0;
  /** Runs while nothing is heard. */
  #quiet = 0;
  /** Runs from something said to the next that is heard. */
  #late = 0;
  #stopped = false;
  /** Takes the line for lost, whatever the browser still hopes. */
  #giveUp = () => {};
  /** When the page was hidden, 0 while it is in view. */
  #hidden = 0;
  #table;
  #key;
  #listener;

  /**
   * @param {View} view the table as it was seen last
   * @param {string|null} key
   * @param {Listener} listener
   */
  constructor(view, key, listener) {
    this.#table = view.table;
    this.#seen = view.number;
    this.#key = key;
    this.#listener = listener;
    this.device = deviceAt(view.table);
  }

  /** Whether a command waits for its answer. */
  get busy() {
    return this.#pending.size > 0;
  }

  start() {
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#hurry);
    addEventListener("pageshow", this.#hurry);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    clearTimeout(this.#late);
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  /**
   * Sends a command until it is answered. Rejects with a `Refusal`.
   *
   * @param {Record<string, unknown>} command
   * @returns {Promise<Accepted>}
   */
  send(command) {
    const id = uuid();
    const moment = IN_GAME.includes(String(command.type)) ? { expect: this.#seen } : {};
    const text = JSON.stringify({ ...command, ...this.#ownKey(command), id, ...moment });
    return new Promise((accept, refuse) => {
      this.#pending.set(id, { text, accept, refuse });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(text);
    });
  }

  /**
   * Who sits down on a seat by its link gets a key of their own, which whoever made the link does not
   * know.
   *
   * @param {Record<string, unknown>} command
   */
  #ownKey(command) {
    if (command.type !== "sit" || "name" in command) return {};
    const key = addKey(this.#table);
    this.#key = this.#key ? `${key},${this.#key}` : key;
    return { key };
  }

  /** After a sleep the line may only look open: nobody can tell whether the other end is still there. */
  #wake = () => {
    if (document.hidden) {
      this.#hidden = Date.now();
      return;
    }
    const slept = this.#hidden > 0 && Date.now() - this.#hidden > ASLEEP_MS;
    this.#hidden = 0;
    if (slept && !this.#stopped && this.#socket?.readyState === WebSocket.OPEN) this.#openAnew();
    this.#hurry();
  };

  /** Says hello again, on a new line. */
  #openAnew() {
    const before = this.#socket;
    this.#open();
    before?.close();
  }

  /** Something was heard: the line is alive, and after a while of silence it is asked for. */
  #heard() {
    clearTimeout(this.#late);
    clearTimeout(this.#quiet);
    this.#late = 0;
    this.#quiet = window.setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#ask('{"type":"ping"}');
    }, QUIET_MS);
  }

  /**
   * Says something that is answered. Where another network took the place of the old one, nobody is at the
   * other end any more.
   *
   * @param {string} text
   */
  #ask(text) {
    this.#socket?.send(text);
    this.#late ||= window.setTimeout(() => {
      this.#late = 0;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#openAnew();
    }, LATE_MS);
  }

  /** The device has no network any more: an open line may take a minute to notice. */
  #cut = () => {
    if (!this.#stopped) this.#giveUp();
  };

  #hurry = () => {
    if (document.hidden || this.#stopped || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  #open() {
    const socket = new WebSocket(lineAddress(this.#table));
    this.#socket = socket;
    clearTimeout(this.#late);
    this.#late = 0;
    const lost = (/** @type {number} */ code) => {
      clearTimeout(late);
      if (this.#stopped || socket !== this.#socket) return;
      if (OVER.includes(code)) return dispatchEvent(new Event("hashchange"));
      // The seat was given to somebody else: what remains is to watch.
      if (code === WRONG_KEY) this.#key = null;
      this.#listener.onConnected(false);
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      return undefined;
    };
    this.#giveUp = () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      lost(0);
    };
    // On a dead network a browser may try for minutes before it says so.
    const late = window.setTimeout(this.#giveUp, LATE_MS);
    socket.onopen = () => {
      clearTimeout(late);
      this.#ask(JSON.stringify({ type: "hello", key: this.#key, seen: this.#seen, chain: this.device.hello() }));
      const tip = this.device.tip();
      if (tip) socket.send(JSON.stringify(tip));
      for (const { text } of this.#pending.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      this.#heard();
      partTaken(this.#table);
      const answer = (/** @type {Record<string, unknown>} */ told) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(told));
      };
      const again = () => { if (socket === this.#socket && !this.#stopped) this.#openAnew(); };
      if (!this.device.receive(message, answer, again)) this.#receive(message);
    };
    socket.onclose = ({ code }) => lost(code);
  }

  /**
   * How long until a moment on the server's clock, in milliseconds.
   *
   * @param {number} moment
   */
  until(moment) {
    return moment - Date.now() - this.#ahead;
  }

  /** @param {any} message */
  #receive(message) {
    if (typeof message.now === "number") this.#ahead = message.now - Date.now();
    if (message.type === "view") {
      this.#alive(message.view.number);
      this.#listener.onView(message.view);
    } else if (message.type === "event") {
      if (message.event.number <= this.#seen) return;
      this.#alive(message.event.number);
      this.device.compare(message.event, message.view.chance_source);
      this.#listener.onEvent(message.event, message.view);
    } else {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === "accepted") pending?.accept(message);
      else if (message.type === "refused") pending?.refuse(message);
      if (pending) this.#listener.onAnswer?.(message.number ?? 0);
    }
  }

  /** @param {number} number */
  #alive(number) {
    this.#seen = number;
    this.#wait = FIRST_WAIT;
    this.#listener.onConnected(true);
  }
}
