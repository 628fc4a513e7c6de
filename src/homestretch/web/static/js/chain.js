// @ts-check
/**
 * A device's part in verifiable chance (docs/fairness.md): it keeps a hash chain, commits to its tip, gives
 * a link with every draw, and remembers what it was told, so that a server cannot tell two stories.
 */

import { canonical, digest, fingerprint, fromHex, hmac, pack, sha256, toHex } from "./hash.js";

export { canonical, digest, fingerprint, fromHex, hmac, pack, sha256, toHex };

/**
 * @typedef {import("./hash.js").Field} Field
 * @typedef {Record<string, any>} FairEvent an event of the log, as docs/fairness.md lists its fields
 *
 * @typedef {object} Commitment what the server is sent before the seal
 * @property {number} client
 * @property {number} length
 * @property {string} commitment
 *
 * @typedef {object} Saved what a device keeps of a table
 * @property {string} table
 * @property {number} number
 * @property {string} head
 * @property {[number, string][]} heads
 * @property {string|null} rules
 * @property {number} attempt
 * @property {number|null} client
 * @property {string|null} seed
 * @property {number} length
 * @property {string|null} server
 * @property {FairEvent|null} seal
 * @property {boolean} open
 * @property {number} beat
 * @property {number} asked the last draw a link was handed out for
 * @property {number[]} given draws whose link the server confirmed
 * @property {number} missed draws whose link did not count although it was handed out
 * @property {{size: number, root: string}[]} decks
 * @property {string[]} alarms
 */

const LENGTH = 2048;
const MOST_CLIENTS = 4;
const encoder = new TextEncoder();

// ---------------------------------------------------------------- chains and cards

/**
 * All links of a chain, the tip first.
 *
 * @param {string} seed
 * @param {number} length
 */
function makeChain(seed, length = LENGTH) {
  /** @type {Uint8Array[]} */
  const links = [fromHex(seed)];
  for (let i = 0; i < length; i += 1) links.push(digest("link", links[i]));
  return links.reverse();
}

/** A seed nobody can guess. */
export function newSeed() {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Whether a shown card is the one that lay in its place of a deck.
 *
 * @param {{epoch: number, position: number, card: number, salt: string, path: string[]}} shown
 * @param {{size: number, root: string}} deck
 */
export function proves(shown, deck) {
  let found = digest("card", shown.epoch, shown.position, shown.card, fromHex(shown.salt));
  const path = shown.path.map(fromHex);
  for (let at = shown.position, size = deck.size; size > 1; at >>= 1, size = (size + 1) >> 1) {
    if (at % 2 === 0 && at + 1 >= size) continue;
    const other = path.shift();
    if (!other) return false;
    found = at % 2 ? digest("node", other, found) : digest("node", found, other);
  }
  return path.length === 0 && shown.position < deck.size && toHex(found) === deck.root;
}

// ---------------------------------------------------------------- the witness

/**
 * What one device does and remembers at one table. Everything it is told is followed event by event; whatever
 * cannot be is an alarm, by a code of docs/fairness.md. Save `toJSON()` after each message.
 */
export class Witness {
  /** @type {Saved} */
  #kept;
  /** @type {Uint8Array[]|null} */
  #chain = null;
  #seedFor;

  /**
   * @param {string} table
   * @param {Saved|null} [saved] what `toJSON` gave before
   * @param {(attempt: number, server: string) => string} [seedFor] where the seed of a chain comes from
   */
  constructor(table, saved = null, seedFor = newSeed) {
    this.#seedFor = seedFor;
    this.#kept = saved ?? {
      table, number: 0, head: "0".repeat(64), heads: [], rules: null, attempt: 1, client: null, seed: null,
      length: LENGTH, server: null, seal: null, open: false, beat: 0, asked: 0, given: [],
      missed: 0, decks: [], alarms: [],
    };
  }

  /** The number of the last event that was followed. */
  get number() { return this.#kept.number; }

  /** Codes of what was wrong so far, the first one first. */
  get alarms() { return [...this.#kept.alarms]; }

  /** The seal's four words, worked out here, or an empty text before there is a seal. */
  get fingerprint() {
    return this.#kept.seal ? fingerprint(this.#kept.seal.seal) : "";
  }

  /** The event `seal` of the present attempt, null before there is one. */
  get seal() { return this.#kept.seal; }

  /** Whether the seal is open: dice and cards follow from it. */
  get isOpen() { return this.#kept.open; }

  /** The head of the last event that was followed. */
  get head() { return this.#kept.head; }

  /**
   * The head of an event as it was seen here; null where it was not, or is no longer kept.
   *
   * @param {number} number
   */
  headOf(number) { return this.#kept.heads.find(([known]) => known === number)?.[1] ?? null; }

  /** How many links of this device the server has confirmed. */
  get linksGiven() { return this.#kept.given.length; }

  /** How often a link was handed out and did not count: lost on the way, too late, or left out. */
  get linksMissed() { return this.#kept.missed; }

  toJSON() { return structuredClone(this.#kept); }

  /** The notes that the verifiers take beside a transcript, null before the table was opened. */
  notes() {
    const kept = this.#kept;
    if (!kept.open || kept.seed === null || kept.client === null) return null;
    return {
      format: "homestretch-notes/1", table: kept.table, client: kept.client, tip: toHex(this.#links[0]),
      seal: kept.seal?.seal, heads: kept.heads.map(([number, head]) => ({ number, head })), given: kept.given,
    };
  }

  get #links() {
    this.#chain ??= makeChain(/** @type {string} */ (this.#kept.seed), this.#kept.length);
    return this.#chain;
  }

  /**
   * Whether there may be a commitment now. If so, there is a seed for the chain afterwards.
   *
   * @param {number} attempt
   * @param {string} server the server's commitment
   */
  #mayCommit(attempt, server) {
    const kept = this.#kept;
    if (kept.seal || kept.rules === null || attempt !== kept.attempt) return false;
    if (kept.server !== null && kept.server !== server) {
      this.#alarm("other_seal");
      return false;
    }
    if (kept.seed === null) {
      Object.assign(kept, { seed: this.#seedFor(attempt, server), server });
      this.#chain = null;
    }
    return true;
  }

  /**
   * Commits to a new chain for this attempt to seal the table; the same answer when asked again.
   *
   * @param {{attempt: number, server: string, client: number}} asked the server's commitment, and which client
   *   of the table this device is
   * @returns {Commitment|null} null where nothing may be committed to
   */
  commit({ attempt, server, client }) {
    if (!this.#mayCommit(attempt, server)) return null;
    const kept = this.#kept;
    kept.client ??= client;
    return { client: Number(kept.client), length: kept.length, commitment: toHex(this.#commitment(Number(kept.client))) };
  }

  /**
   * Commits to a new chain before it is known which client this device will be: the commitment as client
   * 0, 1, 2 and 3, all with the same tip. The same answer when asked again.
   *
   * @param {{attempt: number, server: string}} asked the server's commitment
   * @returns {{attempt: number, length: number, commitments: string[]}|null} null where nothing may be committed to
   */
  commitments({ attempt, server }) {
    if (!this.#mayCommit(attempt, server)) return null;
    const kept = this.#kept;
    const commitments = Array.from({ length: MOST_CLIENTS }, (_, client) => toHex(this.#commitment(client)));
    return { attempt, length: kept.length, commitments };
  }

  /**
   * Notes which client the server says that this device is; null: its seats are in the seal through another one.
   *
   * @param {{attempt: number, client: number|null}} told
   */
  assigned({ attempt, client }) {
    const kept = this.#kept;
    if (attempt === kept.attempt && !kept.seal && kept.client === null) kept.client = client;
  }

  /** Which client of the seal this device is, null where it is none or that is not known yet. */
  get client() { return this.#kept.client; }

  /** @param {number} client */
  #commitment(client) {
    const { table, attempt, rules, server, length } = this.#kept;
    const [rulesBytes, serverBytes] = [rules, server].map((text) => fromHex(text ?? ""));
    return digest("client", table, attempt, rulesBytes, serverBytes, client, length, this.#links[0]);
  }

  /** The tip, once the seal that holds this device's commitment has been followed; else null. */
  tip() {
    const { seal, seed, client } = this.#kept;
    if (seed === null || client === null) return null;
    const own = seal?.clients[client];
    if (!own || own.commitment !== toHex(this.#commitment(client))) return null;
    return toHex(this.#links[0]);
  }

  /**
   * The link for a draw. Only the very next draw is answered, the same every time; never one further ahead, for
   * a link tells all links before it.
   *
   * @param {number} beat
   * @returns {string|null}
   */
  link(beat) {
    const kept = this.#kept;
    if (!kept.open || !kept.seal?.live || this.tip() === null) return null;
    if (beat !== kept.beat + 1 || beat > kept.length) return null;
    kept.asked = beat;
    return toHex(this.#links[beat]);
  }

  /**
   * Notes that the server has confirmed the link of a draw in time: from now on it may not leave it out.
   *
   * @param {number} beat
   */
  taken(beat) {
    const kept = this.#kept;
    if (beat === kept.asked && beat === kept.beat + 1 && !kept.given.includes(beat)) kept.given.push(beat);
  }

  /**
   * Follows the next event of the log. Events already followed are compared, a gap is not followed.
   *
   * @param {FairEvent} event
   * @param {string} head
   * @returns {boolean} false where events are missing before it, or an alarm was raised
   */
  follow(event, head) {
    const kept = this.#kept;
    if (event.number <= kept.number) {
      const known = kept.heads.find(([number]) => number === event.number);
      return !known || known[1] === head || this.#alarm("rewritten");
    }
    if (event.number !== kept.number + 1) return false;
    if (toHex(digest("event", fromHex(kept.head), encoder.encode(canonical(event)))) !== head) {
      return this.#alarm("broken_chain");
    }
    const code = this.#fault(event);
    Object.assign(kept, { number: event.number, head });
    kept.heads.push([event.number, head]);
    return code === null || this.#alarm(code);
  }

  /** @param {string} code */
  #alarm(code) {
    if (!this.#kept.alarms.includes(code)) this.#kept.alarms.push(code);
    return false;
  }

  /**
   * @param {FairEvent} event
   * @returns {string|null}
   */
  #fault(event) {
    const kept = this.#kept;
    switch (event.kind) {
      case "created":
        kept.rules = toHex(digest("rules", encoder.encode(canonical(event.rules))));
        return event.table === kept.table ? null : "other_table";
      case "seal":
        return this.#sealFault(event);
      case "restart":
        Object.assign(kept, { attempt: kept.attempt + 1, seal: null, seed: null, server: null, client: null });
        return kept.open ? "second_seal" : null;
      case "open":
        return this.#openFault(event);
      case "chance":
        return this.#chanceFault(event);
      case "move":
        return event.opening && !this.accepts(event.opening) ? "forged_opening" : null;
      default:
        return null;
    }
  }

  /** @param {FairEvent} event */
  #sealFault(event) {
    const kept = this.#kept;
    if (kept.seal) return "second_seal";
    kept.seal = event;
    const fields = [kept.table, event.attempt, fromHex(kept.rules ?? ""), fromHex(event.server), Number(event.live)];
    /** @type {Field[]} */
    const all = [...fields, event.clients.length];
    for (const one of event.clients) {
      all.push(one.client, Uint8Array.from(one.seats), one.length, fromHex(one.commitment));
    }
    if (toHex(digest("seal", ...all)) !== event.seal) return "wrong_seal";
    if (this.fingerprint !== event.fingerprint) return "wrong_fingerprint";
    if (kept.seed === null) return null;
    if (kept.client === null) {
      // the answer that says which client this is may have been lost
      const own = event.clients.find((/** @type {FairEvent} */ one) => one.commitment === toHex(this.#commitment(one.client)));
      kept.client = own?.client ?? null;
      return null;
    }
    return this.tip() === null ? "other_seal" : null;
  }

  /** @param {FairEvent} event */
  #openFault(event) {
    const kept = this.#kept;
    const { table, attempt, rules, seal } = kept;
    if (!seal || kept.open) return "wrong_step";
    kept.open = true;
    if (event.deck) kept.decks.push(event.deck);
    const fits = seal.clients.every((/** @type {FairEvent} */ one, /** @type {number} */ index) => {
      const tip = fromHex(event.tips[index] ?? "");
      const [rulesBytes, server] = [rules ?? "", seal.server].map(fromHex);
      return one.commitment === toHex(digest("client", table, attempt, rulesBytes, server, one.client, one.length, tip));
    });
    return fits && event.tips.length === seal.clients.length ? null : "wrong_tip";
  }

  /** @param {FairEvent} event */
  #chanceFault(event) {
    const kept = this.#kept;
    if (event.deck) kept.decks.push(event.deck);
    if (event.opening && !this.accepts(event.opening)) return "forged_opening";
    if (event.beat === undefined) return null;
    if (event.beat !== kept.beat + 1) return "wrong_beat";
    kept.beat = event.beat;
    const own = event.links.find((/** @type {FairEvent} */ one) => one.client === kept.client);
    if (own?.state === "given" || kept.asked !== event.beat) return null;
    kept.missed += 1;
    return kept.given.includes(event.beat) ? "left_out" : null;
  }

  /**
   * Whether a card that was shown, to all or to this device alone, is the one in the deck.
   *
   * @param {{epoch: number, position: number, card: number, salt: string, path: string[]}} shown
   */
  accepts(shown) {
    const deck = this.#kept.decks[shown.epoch];
    return deck !== undefined && proves(shown, deck);
  }
}
