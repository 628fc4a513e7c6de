// @ts-check
/**
 * Hashes and bytes as docs/fairness.md wants them.
 *
 * Hashing is done here and not by WebCrypto, which browsers withhold from pages that come over plain http
 * from a computer at home.
 */

/** @typedef {string|number|Uint8Array} Field */

const ROUNDS = 10000;
const encoder = new TextEncoder();

// ---------------------------------------------------------------- SHA-256

const ROUND_WORDS = new Int32Array(64);
const START = new Int32Array(8);
for (let number = 2, found = 0; found < 64; number += 1) {
  if (Array.from({ length: number - 2 }, (_, i) => i + 2).some((d) => number % d === 0)) continue;
  const bits = (/** @type {number} */ root) => ((root % 1) * 2 ** 32) | 0;
  if (found < 8) START[found] = bits(number ** 0.5);
  ROUND_WORDS[found] = bits(Math.cbrt(number));
  found += 1;
}

const schedule = new Int32Array(64);

// A message's state and its last blocks, used anew for each: made anew they would take longer than the mixing.
const state = new Int32Array(8);
const ending = new Uint8Array(128);
const endingView = new DataView(ending.buffer);

/**
 * Mixes one block of 64 bytes into the state.
 *
 * @param {DataView} view
 * @param {number} from
 */
function mix(view, from) {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(from + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let a = state[0], b = state[1], c = state[2], d = state[3];
  let e = state[4], f = state[5], g = state[6], h = state[7];
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_WORDS[i] + w[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g; g = f; f = e; e = (d + t1) | 0;
    d = c; c = b; b = a; a = (t1 + t2) | 0;
  }
  state[0] += a; state[1] += b; state[2] += c; state[3] += d;
  state[4] += e; state[5] += f; state[6] += g; state[7] += h;
}

/**
 * @param {Uint8Array} message
 * @param {Int32Array} [begun] the state after what comes before the message
 * @param {number} [before] how many bytes that is, whole blocks
 * @returns {Uint8Array}
 */
export function sha256(message, begun = START, before = 0) {
  state.set(begun);
  const whole = message.length & ~63;
  if (whole) {
    const view = new DataView(message.buffer, message.byteOffset, whole);
    for (let from = 0; from < whole; from += 64) mix(view, from);
  }
  ending.fill(0);
  ending.set(whole ? message.subarray(whole) : message);
  ending[message.length - whole] = 0x80;
  const size = message.length - whole < 56 ? 64 : 128;
  endingView.setUint32(size - 4, (before + message.length) * 8);
  for (let from = 0; from < size; from += 64) mix(endingView, from);
  const found = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) found[i] = state[i >> 2] >>> (24 - 8 * (i & 3));
  return found;
}

/**
 * HMAC with a key, for any number of messages: the key's own blocks are mixed once.
 *
 * @param {Uint8Array} key of at most 64 bytes
 * @returns {(message: Uint8Array) => Uint8Array}
 */
function hmacWith(key) {
  const [inner, outer] = [0x36, 0x5c].map((pad) => {
    const block = new Uint8Array(64).fill(pad);
    for (let i = 0; i < key.length; i += 1) block[i] ^= key[i];
    state.set(START);
    mix(new DataView(block.buffer), 0);
    return state.slice();
  });
  return (message) => sha256(sha256(message, inner, 64), outer, 64);
}

/**
 * @param {Uint8Array} key of at most 64 bytes
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  return hmacWith(key)(message);
}

// ---------------------------------------------------------------- bytes

/** @param {Uint8Array[]} parts */
function concat(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
export function fromHex(text) {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/**
 * A number as bytes, the most significant first.
 *
 * @param {number} number
 * @param {number} size
 */
function integer(number, size) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer).slice(8 - size);
}

/**
 * The bytes of a message: the label and the fields, each after its length.
 *
 * @param {string} label
 * @param {...Field} fields
 */
export function pack(label, ...fields) {
  const parts = [`homestretch/1 ${label}`, ...fields].map((field) => {
    if (typeof field === "number") return integer(field, 8);
    return typeof field === "string" ? encoder.encode(field) : field;
  });
  return concat(parts.flatMap((part) => [integer(part.length, 4), part]));
}

/**
 * @param {string} label
 * @param {...Field} fields
 */
export function digest(label, ...fields) {
  return sha256(pack(label, ...fields));
}

/**
 * A JSON value in its only spelling.
 *
 * @param {any} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${pairs.join(",")}}`;
}

/** The seal whose words were worked out last, and they: a check of everything asks for them anew. */
let last = { seal: "", words: "" };

/**
 * The four words of a seal.
 *
 * @param {string} seal in hexadecimal digits
 */
export function fingerprint(seal) {
  if (last.seal !== seal) last = { seal, words: wordsOf(fromHex(seal)) };
  return last.words;
}

/** @param {Uint8Array} seal */
function wordsOf(seal) {
  const mac = hmacWith(seal);
  let turn = mac(concat([encoder.encode("homestretch/1 fingerprint"), integer(1, 4)]));
  const sum = turn.slice(0, 4);
  for (let round = 1; round < ROUNDS; round += 1) {
    turn = mac(turn);
    for (let i = 0; i < 4; i += 1) sum[i] ^= turn[i];
  }
  return Array.from(sum, (byte) => WORDS[byte]).join(" ");
}

/** The words of fingerprints: each stands for one byte by its place. */
const WORDS = [
  "acorn actor album amber anchor ankle apple apron arrow atlas attic autumn badge bagel baker bamboo banjo",
  "barrel basket beach beaver bell bench berry bicycle birch blanket boat bonfire bottle branch bread brick",
  "bridge broom bucket button cabin cable cactus camel candle canoe canyon carpet carrot castle cave cedar cello",
  "chalk cherry chess chimney circus clay cliff clock cloud clover cobra coffee comet compass copper coral cotton",
  "cousin crane crayon cricket crown cube cup curtain daisy dancer desert diamond dinner dolphin donkey dragon",
  "drum duck eagle easel echo elbow engine falcon feather fern fiddle finger flag flute forest fountain fox frog",
  "funnel galaxy garden garlic giant ginger giraffe glove goat gravel guitar hammer harp hazel hedge helmet heron",
  "hill honey horse hotel igloo island ivory jacket jaguar jelly jewel jungle kettle kitten knight ladder lagoon",
  "lamp lemon lily lion lizard lobster locket lotus magnet mango maple marble meadow melon mirror mitten monkey",
  "moon moss muffin napkin nectar needle nest noodle nutmeg oasis ocean olive onion orbit orchid otter owl oxygen",
  "paddle palace panda paper parrot peanut pearl pebble pencil pepper piano pigeon pillow pirate planet plum",
  "pocket poppy potato puzzle pyramid quartz quilt rabbit radish raft rainbow raven ribbon river robin rocket",
  "rope ruby saddle salmon satin school shadow shell silver sketch slipper snow sofa spider spoon squash stable",
  "statue stone stork sugar summit swan table tango temple thistle thunder tiger timber toast tomato tower",
  "trumpet tulip tunnel turtle umbrella valley velvet violin volcano waffle wagon walnut whale willow window",
  "winter wizard wolf yogurt zebra zipper",
].join(" ").split(" ");
