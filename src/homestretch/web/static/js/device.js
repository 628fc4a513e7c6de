// @ts-check
/**
 * This browser's part in the dice and cards of a table: it answers what the server asks of a device,
 * follows the chain, compares it with what the table shows, and remembers.
 *
 * All tabs of a browser are one device. They derive their chain from one secret of this browser and this
 * table, so they say the same whichever of them is asked.
 */

import { digest, fromHex, newSeed, toHex, Witness } from "./chain.js";
import { later } from "./pace.js";
import { load, loadText, names, remove, save } from "./storage.js";

/**
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./protocol.js").Card} Card
 * @typedef {import("./chain.js").FairEvent} FairEvent
 * @typedef {import("./chain.js").Saved} Saved
 * @typedef {{epoch: number, position: number, card: number, salt: string, path: string[]}} Opening
 * @typedef {{event: FairEvent, head: string, of?: number|null}} Entry
 *
 * @typedef {object} Kept what this browser keeps of its part at a table
 * @property {string} secret
 * @property {number} at when it was begun, in milliseconds since 1970
 * @property {Saved|null} saved
 * @property {string[]} alarms what does not fit between the chain and the table
 * @property {number} of the last event of the table that the chain, as it is kept, tells of
 */

/** Tables of which the part is kept. */
const KEPT = 30;

/** All of the last heads are kept, and every so many of those before: each one binds all of the past. */
const LAST_HEADS = 64;
const EVERY_HEAD = 16;

/** The Pardon card in the chain. */
const PARDON = 13;

/** @type {Map<string, Device>} */
const devices = new Map();

/**
 * The device of this browser at a table; the same one for the lobby, the table, and after each reconnect.
 *
 * @param {string} table
 */
export function deviceAt(table) {
  const known = devices.get(table) ?? new Device(table);
  devices.set(table, known);
  return known;
}

export class Device {
  #table;
  #secret;
  /** @type {Witness} */
  #witness;
  /** @type {Set<string>} */
  #alarms = new Set();
  /** What the chain says of events of the table, by the number of the event. @type {Map<number, FairEvent>} */
  #said = new Map();
  /** Cards that were opened to this device, by the number of the chain's event. @type {Map<number, number>} */
  #opened = new Map();
  /** The last event of the table that the chain tells of, and the last one it told of before this page. */
  #of = 0;
  #before = 0;
  /** The last event of the chain that was followed when the server was asked for those after it. */
  #missed = -1;
  /** Whether the server says which event of the table an entry belongs to. */
  #numbered = false;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** What this tab kept last, and as which text: as long as that is there, it need not be read. @type {{text: string, kept: Kept}|null} */
  #written = null;
  /** Whether something was followed and is not kept yet. */
  #unsaved = false;

  /** @param {string} table */
  constructor(table) {
    this.#table = table;
    const kept = this.#load();
    this.#secret = kept?.secret ?? newSeed();
    this.#before = this.#of = kept?.of ?? 0;
    this.#alarms = new Set(kept?.alarms ?? []);
    this.#witness = this.#witnessOf(kept?.saved ?? null);
    if (!kept) {
      forgetOldest();
      this.#save();
    }
    addEventListener("pagehide", () => this.#saveRest());
  }

  get witness() { return this.#witness; }

  /** Codes of all that did not fit, the first one first. */
  get alarms() { return [...this.#witness.alarms, ...this.#alarms]; }

  /** What a hello says of the chain. */
  hello() {
    return { number: this.#witness.number, client: this.#witness.client };
  }

  /**
   * Remembers what a check has found.
   *
   * @param {string} code
   */
  raise(code) {
    if (this.alarms.includes(code)) return;
    this.#alarms.add(code);
    this.#save();
    for (const listener of this.#listeners) listener();
  }

  /**
   * Tells somebody whenever an alarm is raised.
   *
   * @param {() => void} listener
   * @returns {() => void} ends it
   */
  onAlarm(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes a message of the server about the chain.
   *
   * @param {any} message
   * @param {(answer: Record<string, unknown>) => void} send
   * @param {() => void} [again] asks the server for what is missing, with a new `hello`; called once for a gap
   * @returns {boolean} false for a message that is about something else
   */
  receive(message, send, again) {
    if (!String(message.type).startsWith("chain")) return false;
    const before = this.alarms.length;
    const answer = this.#answered(message);
    // First it is remembered, then it is told: a reload must not know less than the server. What was
    // only heard waits for a free moment, for several messages come at once.
    this.#unsaved = true;
    if (answer || this.alarms.length > before) this.#save();
    else later(`chain.${this.#table}`, () => this.#saveRest());
    if (answer) send(answer);
    if (again && this.#misses(message) && this.#missed !== this.#witness.number) {
      this.#missed = this.#witness.number;
      again();
    }
    if (this.alarms.length > before) for (const listener of this.#listeners) listener();
    return true;
  }

  /**
   * @param {any} message
   * @returns {Record<string, unknown>|null}
   */
  #answered(message) {
    try {
      return this.#answer(message);
    } catch (error) {
      // What cannot be read must not end the game.
      console.warn(error);
      this.#alarms.add("bad_shape");
      return null;
    }
  }

  /**
   * @param {any} message
   * @returns {Record<string, unknown>|null}
   */
  #answer(message) {
    this.#catchUp();
    const witness = this.#witness;
    switch (message.type) {
      case "chain":
        this.#follow(message.entries ?? [], message.openings ?? []);
        return this.tip();
      case "chain_seal": {
        const made = witness.commitments(message);
        return made && { type: "chain_commit", ...made };
      }
      case "chain_client":
        witness.assigned(message);
        return this.tip();
      case "chain_ask": {
        const link = witness.link(message.beat);
        return link === null ? null : { type: "chain_link", beat: message.beat, client: witness.client, link };
      }
      case "chain_taken":
        if (message.client === witness.client) witness.taken(message.beat);
        return null;
      default:
        return null;
    }
  }

  /**
   * The tip, as long as the seal waits for it. With a new line it is told again: it may have been lost with the
   * one before.
   *
   * @returns {Record<string, unknown>|null}
   */
  tip() {
    const { seal, isOpen, client } = this.#witness;
    const tip = seal && !isOpen ? this.#witness.tip() : null;
    return tip === null ? null : { type: "chain_open", attempt: seal?.attempt, client, tip };
  }

  /**
   * Whether a message goes on later than what was followed ends.
   *
   * @param {any} message
   */
  #misses(message) {
    const last = message.type === "chain" ? message.entries?.at(-1)?.event?.number : null;
    return typeof last === "number" && last > this.#witness.number;
  }

  /**
   * @param {Entry[]} entries
   * @param {(Opening & {event: number})[]} openings
   */
  #follow(entries, openings) {
    for (const { event, head, of = null } of entries) {
      this.#witness.follow(event, head);
      if (of === null) continue;
      this.#numbered = true;
      this.#said.set(of, event);
      this.#of = Math.max(this.#of, of);
      if (this.#said.size > 400) this.#said.delete(Math.min(...this.#said.keys()));
    }
    for (const opening of openings) {
      if (this.#opened.has(opening.event)) continue;
      if (!this.#witness.accepts(opening)) this.#alarms.add("forged_opening");
      this.#opened.set(opening.event, opening.card);
    }
  }

  /**
   * Compares an event that the table shows with the chain.
   *
   * @param {GameEvent} event
   * @param {string} source where the table's chance comes from
   */
  compare(event, source) {
    if (source !== "sealed" || !this.#numbered || !["chance", "move", "taken_back"].includes(event.kind)) return;
    const said = this.#said.get(event.number);
    this.#said.delete(event.number);
    // What another tab has followed, or this one before it was loaded anew, is not told again.
    if (said ? this.#fits(event, said) : event.number <= this.#before) return;
    this.raise(said ? "shown_other" : "not_in_chain");
  }

  /**
   * @param {GameEvent} event
   * @param {FairEvent} said
   */
  #fits(event, said) {
    if (event.kind === "taken_back") return said.kind === "take_back" && said.seat === event.seat;
    if (event.kind === "move") return said.kind === "move" && said.seat === event.seat && said.move === event.move;
    if (said.kind !== "chance" || said.chance !== event.chance) return false;
    if (event.chance === "first") return said.seat === event.outcome;
    if (event.chance === "roll") return said.seat === event.seat && said.outcome === event.outcome;
    const card = event.chance === "turn_card" ? said.opening?.card : this.#opened.get(said.number);
    return !event.outcome || card === undefined || card === (event.outcome === "pardon" ? PARDON : event.outcome);
  }

  // ------------------------------------------------------------------ memory

  /** @returns {Kept|null} */
  #load() {
    if (this.#written && loadText(`chain.${this.#table}`) === this.#written.text) return this.#written.kept;
    const kept = load(`chain.${this.#table}`, /** @type {Kept|null} */ (null));
    return kept && typeof kept.secret === "string" ? kept : null;
  }

  #saveRest() {
    if (!this.#unsaved) return;
    const before = this.alarms.length;
    this.#save();
    if (this.alarms.length > before) for (const listener of this.#listeners) listener();
  }

  /** @param {Saved|null} saved */
  #witnessOf(saved) {
    return new Witness(this.#table, saved, (attempt, server) =>
      toHex(digest("seed", this.#table, attempt, fromHex(server), fromHex(this.#secret))),
    );
  }

  /** Two tabs that began at the same moment agree on the secret that was kept, before either commits. */
  #catchUp() {
    if (this.#witness.seal) return;
    const kept = this.#load();
    const saved = this.#witness.toJSON();
    if (!kept || kept.secret === this.#secret || saved.seed !== null) return;
    this.#secret = kept.secret;
    this.#witness = this.#witnessOf(saved);
  }

  #save() {
    this.#unsaved = false;
    const mine = this.#witness.toJSON();
    const kept = this.#load();
    const other = kept?.saved ?? null;
    // Another tab is further: what it keeps stays, as long as both have seen the same.
    const ahead = other !== null && other.number > mine.number;
    const seen = ahead ? other.heads.find(([number]) => number === mine.number) : null;
    if (seen && seen[1] !== mine.head) this.#alarms.add("rewritten");
    const saved = ahead ? other : { ...mine, heads: thinned(mine.heads) };
    const both = (/** @type {any[]} */ one, /** @type {any[]} */ more) => [...new Set([...one, ...more])];
    const keep = {
      secret: this.#secret,
      at: kept?.at ?? Date.now(),
      saved: { ...saved, given: both(saved.given, mine.given), alarms: both(saved.alarms, mine.alarms) },
      alarms: both(kept?.alarms ?? [], [...this.#alarms]),
      of: Math.max(this.#of, kept?.of ?? 0),
    };
    this.#written = { text: save(`chain.${this.#table}`, keep), kept: keep };
  }

  /** The notes for the verifiers, as text; null where this device has no part. */
  notes() {
    const notes = this.#witness.notes();
    return notes && JSON.stringify(notes);
  }
}

/** @param {[number, string][]} heads */
function thinned(heads) {
  return heads.filter(([number], index) => index >= heads.length - LAST_HEADS || number % EVERY_HEAD === 0);
}

/** Forgets the part at the tables that were begun longest ago. */
function forgetOldest() {
  const known = names("chain.").map((name) => ({ name, at: Number(load(name, /** @type {any} */ ({}))?.at ?? 0) }));
  known.sort((one, other) => other.at - one.at);
  for (const { name } of known.slice(KEPT - 1)) remove(name);
}
