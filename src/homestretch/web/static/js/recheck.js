// @ts-check
/**
 * Checks a table's chain from its first event on, as far as it goes: before the end that it is one, that the
 * seal and the links fit, and that it is the one this browser saw; after the end, when the server has shown its
 * secret, every die and every deck too. Whether the moves were legal is for the verifiers.
 */

import { proves, Witness } from "./chain.js";
import { canonical, digest, fromHex, hmac, pack, toHex } from "./hash.js";

/**
 * @typedef {import("./chain.js").FairEvent} FairEvent
 * @typedef {import("./device.js").Entry} Entry
 * @typedef {import("./device.js").Opening} Opening
 * @typedef {import("./hash.js").Field} Field
 *
 * @typedef {object} Counts what was found right
 * @property {number} entries
 * @property {number} links
 * @property {number} cards
 * @property {number} dice
 * @property {number} decks
 *
 * @typedef {object} Report
 * @property {string|null} code what does not fit, by a code of docs/fairness.md
 * @property {number|null} event the number of its event in the chain
 * @property {boolean} shown whether the secret was there, so that dice and decks could be computed
 * @property {Counts} counts
 */

/** How many of each card a deck has. */
const DECK = { 1: 5, 2: 4, 3: 4, 4: 4, 5: 4, 7: 4, 8: 4, 10: 4, 11: 4, 12: 4 };
const PARDON = 13;

/** So long it goes on before the page may draw: long games take a while, and something moves meanwhile. */
const SLICE_MS = 6;

/** Lets the page draw now and then. */
class Breath {
  #since = performance.now();

  /** At once, or when the page has had its turn. A timer would take a second each time in a hidden tab. */
  async take() {
    if (performance.now() - this.#since < SLICE_MS) return;
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
    this.#since = performance.now();
  }
}

/** Something that does not fit. */
class Misfit extends Error {
  /**
   * @param {string} code
   * @param {number|null} event
   */
  constructor(code, event) {
    super(code);
    this.code = code;
    this.event = event;
  }
}

/**
 * Checks a chain.
 *
 * @param {string} table
 * @param {{entries: Entry[], openings: (Opening & {event: number})[]}} told
 * @param {import("./device.js").Device} device what this browser saw and remembers
 * @param {number} [known] the last event that this browser had seen when the server was asked
 * @returns {Promise<Report>}
 */
export async function checkChain(table, { entries, openings }, device, known = device.witness.number) {
  const breath = new Breath();
  const counts = { entries: 0, links: 0, cards: 0, dice: 0, decks: 0 };
  const last = entries.at(-1)?.event;
  const shown = last?.kind === "reveal";
  try {
    const { seal, open, number } = await follow(table, entries, device, counts, breath);
    if (number < known) throw new Misfit("truncated", number);
    if (seal && open) {
      const key = last && shown ? keyOf(table, entries[0].event, seal, open, last) : null;
      await checkDraws(entries, seal, open, key, counts, breath);
      await checkOpenings(entries, openings, open, counts, breath);
    }
    return { code: null, event: null, shown, counts };
  } catch (misfit) {
    // Anything else comes from a log that has not the form it must have.
    const { code, event } = misfit instanceof Misfit ? misfit : { code: "bad_shape", event: null };
    return { code, event, shown, counts };
  }
}

/**
 * A fresh witness follows everything; each head must be the one that this browser saw.
 *
 * @param {string} table
 * @param {Entry[]} entries
 * @param {import("./device.js").Device} device
 * @param {Counts} counts
 * @param {Breath} breath
 */
async function follow(table, entries, device, counts, breath) {
  const witness = new Witness(table);
  /** @type {FairEvent|null} */
  let seal = null;
  /** @type {FairEvent|null} */
  let open = null;
  for (const { event, head } of entries) {
    if (!witness.follow(event, head)) throw new Misfit(witness.alarms[0] ?? "wrong_number", event.number);
    const seen = device.witness.headOf(event.number);
    if (seen !== null && seen !== head) throw new Misfit("rewritten", event.number);
    if (event.kind === "seal") seal = event;
    if (event.kind === "open") open = event;
    counts.entries += 1;
    await breath.take();
  }
  return { seal, open, number: witness.number };
}

/**
 * The key of all dice and cards, from the secret that the server has shown.
 *
 * @param {string} table
 * @param {FairEvent} created
 * @param {FairEvent} seal
 * @param {FairEvent} open
 * @param {FairEvent} reveal
 */
function keyOf(table, created, seal, open, reveal) {
  const secret = fromHex(reveal.secret);
  if (toHex(digest("server", table, seal.attempt, secret)) !== seal.server) throw new Misfit("wrong_secret", reveal.number);
  const rules = digest("rules", new TextEncoder().encode(canonical(created.rules)));
  return mac(secret, "key", table, seal.attempt, rules, fromHex(seal.seal), ...open.tips.map(fromHex));
}

/**
 * The links of every draw, and, with the key, what it must have brought.
 *
 * @param {Entry[]} entries
 * @param {FairEvent} seal
 * @param {FairEvent} open
 * @param {Uint8Array|null} key
 * @param {Counts} counts
 * @param {Breath} breath
 */
async function checkDraws(entries, seal, open, key, counts, breath) {
  const { rules } = entries[0].event;
  const chains = open.tips.map((/** @type {string} */ tip) => ({ last: tip, beat: 0 }));
  /** @type {number[]} */
  let played = [];
  if (open.deck) await checkDeck(key, open, wholeDeck(rules), [], counts, breath);
  /** @type {FairEvent|null} */
  let before = null;
  for (const { event } of entries) {
    const links = seal.live && event.links ? linksOf(event, chains, counts) : [];
    if (event.chance === "roll" && key) {
      if (roll(key, event.beat, links) !== event.outcome) throw new Misfit("wrong_die", event.number);
      counts.dice += 1;
    }
    if (event.chance === "first" && key) {
      const seats = rules.seats.map((/** @type {{seat: number}} */ one) => one.seat).sort();
      if (seats[below(seats.length, words(key, "first"))] !== event.seat) throw new Misfit("wrong_first", event.number);
    }
    if (event.opening) played.push(event.opening.card);
    if (event.kind === "take_back" && before?.opening) played.pop();
    if (event.chance === "reshuffle") {
      await checkDeck(key, event, played, links, counts, breath);
      played = [];
    }
    before = event;
    await breath.take();
  }
}

/**
 * @param {FairEvent} event
 * @param {{last: string, beat: number}[]} chains
 * @param {Counts} counts
 */
function linksOf(event, chains, counts) {
  return event.links.map((/** @type {{client: number, state: string, link: string|null}} */ one) => {
    if (one.state !== "given" || one.link === null) return new Uint8Array();
    const chain = chains[one.client];
    /** @type {Uint8Array} */
    let found = fromHex(one.link);
    for (let steps = event.beat - (chain?.beat ?? 0); steps > 0; steps -= 1) found = digest("link", found);
    if (!chain || toHex(found) !== chain.last) throw new Misfit("wrong_link", event.number);
    Object.assign(chain, { last: one.link, beat: event.beat });
    counts.links += 1;
    return fromHex(one.link);
  });
}

/**
 * @param {Uint8Array|null} key
 * @param {FairEvent} event the one that binds the deck
 * @param {number[]} cards
 * @param {Uint8Array[]} links
 * @param {Counts} counts
 * @param {Breath} breath
 */
async function checkDeck(key, event, cards, links, counts, breath) {
  const { epoch, size, root } = event.deck;
  if (size !== cards.length) throw new Misfit("wrong_root", event.number);
  if (key === null) return;
  const order = shuffled(key, epoch, cards, event.beat ?? 0, links);
  /** @type {Uint8Array[]} */
  let level = [];
  for (const [position, card] of order.entries()) {
    level.push(digest("card", epoch, position, card, mac(key, "salt", epoch, position)));
    await breath.take();
  }
  while (level.length > 1) {
    const pairs = level.filter((_, index) => index % 2 === 0);
    level = pairs.map((left, index) => (level[2 * index + 1] ? digest("node", left, level[2 * index + 1]) : left));
  }
  if (toHex(level[0]) !== root) throw new Misfit("wrong_root", event.number);
  counts.decks += 1;
}

/**
 * All cards that were shown, against the roots of their decks.
 *
 * @param {Entry[]} entries
 * @param {(Opening & {event: number})[]} openings
 * @param {FairEvent} open
 * @param {Counts} counts
 * @param {Breath} breath
 */
async function checkOpenings(entries, openings, open, counts, breath) {
  const decks = [open, ...entries.map(({ event }) => event).filter((event) => event.chance === "reshuffle")].map((event) => event.deck);
  const publicly = entries.filter(({ event }) => event.opening).map(({ event }) => ({ ...event.opening, event: event.number }));
  for (const opening of [...publicly, ...openings]) {
    const deck = decks[opening.epoch];
    if (!deck || !proves(opening, deck)) throw new Misfit("forged_opening", opening.event);
    counts.cards += 1;
    await breath.take();
  }
}

/** @param {{options: Record<string, boolean|number>}} rules */
function wholeDeck(rules) {
  const cards = Object.entries(DECK).flatMap(([card, count]) => Array(count).fill(Number(card)));
  return rules.options.pardon_cards ? [...cards, ...Array(4).fill(PARDON)] : cards;
}

// ---------------------------------------------------------------- arithmetic

/**
 * @param {Uint8Array} key
 * @param {string} label
 * @param {...Field} fields
 */
function mac(key, label, ...fields) {
  return hmac(key, pack(label, ...fields));
}

/**
 * Numbers of 32 bits without end.
 *
 * @param {Uint8Array} key
 * @param {string} label
 * @param {...Field} fields
 * @returns {Generator<number, never>}
 */
function* words(key, label, ...fields) {
  for (let block = 0; ; block += 1) {
    const view = new DataView(mac(key, label, ...fields, block).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/**
 * @param {number} n
 * @param {Generator<number, never>} given
 */
function below(n, given) {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const { value } = given.next();
    if (value < limit) return value % n;
  }
}

/**
 * @param {Uint8Array} key
 * @param {number} beat
 * @param {Uint8Array[]} links
 */
function roll(key, beat, links) {
  for (let counter = 0; ; counter += 1) {
    const [byte] = mac(key, "roll", beat, ...links, counter);
    if (byte < 252) return (byte % 6) + 1;
  }
}

/**
 * @param {Uint8Array} key
 * @param {number} epoch
 * @param {number[]} cards
 * @param {number} beat
 * @param {Uint8Array[]} links
 */
function shuffled(key, epoch, cards, beat, links) {
  const order = [...cards].sort((one, other) => one - other);
  const given = words(key, "shuffle", epoch, beat, ...links);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, given);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
