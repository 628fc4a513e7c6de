// @ts-check
/**
 * Sounds and vibration, made on the spot: no files. Nothing is heard before the first press of a
 * finger, the mouse or a key, for browsers and people alike expect silence until then.
 */

import { drawn, isBehind, later } from "./pace.js";
import { onPress, wasPressed } from "./pressed.js";
import { settings } from "./settings.js";

/** @typedef {"roll"|"land"|"step"|"slide"|"capture"|"card"|"turn"|"win"} Sound */

const LOUDNESS = 0.3;
/** What may be heard while the page is not in view: it calls somebody back. */
const CALLS = ["turn", "win"];
const VIBRATIONS = { turn: [60], capture: [40, 60, 40] };

/** The same sound twice at once would only be louder. */
const APART_SECONDS = 0.04;

/** When each sound was made last. @type {Map<string, number>} */
const made = new Map();

/** @type {AudioContext|null} */
let context = null;
/** @type {GainNode|null} */
let out = null;
/** @type {AudioBuffer|null} */
let hiss = null;
let touched = false;

/**
 * One note.
 *
 * @param {AudioContext} audio
 * @param {number} at seconds from now
 * @param {number} from its pitch in hertz
 * @param {number} to where the pitch glides
 * @param {number} length in seconds
 * @param {number} loudness
 * @param {OscillatorType} type
 */
function note(audio, at, from, to, length, loudness, type = "sine") {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(envelope(audio, start, length, loudness));
  tone.start(start);
  tone.stop(start + length);
}

/**
 * A breath of noise around a pitch.
 *
 * @param {AudioContext} audio
 * @param {number} at seconds from now
 * @param {number} from
 * @param {number} to
 * @param {number} length in seconds
 * @param {number} loudness
 */
function noise(audio, at, from, to, length, loudness) {
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 1.4 });
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(envelope(audio, start, length, loudness));
  source.start(start, Math.random() * 0.3);
  source.stop(start + length);
}

/**
 * @param {AudioContext} audio
 * @param {number} start
 * @param {number} length
 * @param {number} loudness
 */
function envelope(audio, start, length, loudness) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(/** @type {GainNode} */ (out));
  return gain;
}

/** @param {AudioContext} audio */
function hissOf(audio) {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

/** How each sound is made; `every` is the seconds between two of several. @type {Record<Sound, (audio: AudioContext, count: number, every: number) => void>} */
const SOUNDS = {
  roll: (audio) => {
    for (let knock = 0; knock < 7; knock += 1) {
      noise(audio, knock * 0.062 + Math.random() * 0.02, 2600 - 180 * knock, 1700, 0.045, 0.5 - 0.04 * knock);
    }
  },
  land: (audio) => {
    noise(audio, 0, 1500, 500, 0.07, 0.6);
    note(audio, 0, 190, 110, 0.1, 0.5);
  },
  step: (audio, count, every) => {
    for (let step = 0; step < count; step += 1) {
      note(audio, step * every, 520 + 14 * step, 330, 0.06, 0.45, "triangle");
    }
  },
  slide: (audio) => noise(audio, 0, 500, 2400, 0.45, 0.5),
  capture: (audio) => {
    note(audio, 0, 640, 180, 0.28, 0.55, "triangle");
    note(audio, 0.24, 150, 70, 0.14, 0.7);
  },
  card: (audio) => noise(audio, 0, 4200, 1800, 0.09, 0.4),
  turn: (audio) => {
    note(audio, 0, 659, 659, 0.3, 0.45);
    note(audio, 0.13, 880, 880, 0.5, 0.45);
  },
  win: (audio) => {
    [523, 659, 784, 1047].forEach((pitch, index) => note(audio, index * 0.14, pitch, pitch, 0.5, 0.4));
    note(audio, 0.56, 1568, 1568, 0.7, 0.2);
  },
};

/**
 * Makes a sound, unless it is switched off.
 *
 * @param {Sound} name
 * @param {{count?: number, every?: number}} [how] several of it, so many seconds apart
 */
export function play(name, { count = 1, every = 0 } = {}) {
  if (!settings().sound || !context || ((document.hidden || isBehind()) && !CALLS.includes(name))) return;
  if (context.currentTime - (made.get(name) ?? -1) < APART_SECONDS) return;
  made.set(name, context.currentTime);
  const audio = context;
  const make = () => SOUNDS[name](audio, every > 0 ? count : 1, every);
  // What is seen comes first: a sound is many small parts, and to make them would hold up its own frame.
  if (document.hidden) make();
  else drawn().then(make);
}

/**
 * Lets the device vibrate, unless it is switched off or it cannot.
 *
 * @param {keyof typeof VIBRATIONS} name
 */
export function vibrate(name) {
  if (settings().vibration && touched) navigator.vibrate?.(VIBRATIONS[name]);
}

/**
 * What takes long the first time is made before it is heard: the noise, and the wave of each kind of note.
 *
 * @param {AudioContext} audio
 */
function prepare(audio) {
  later("noise", () => hissOf(audio));
  for (const type of /** @type {OscillatorType[]} */ (["sine", "triangle"])) later(`wave.${type}`, () => new OscillatorNode(audio, { type }));
}

/** The first press: from now on something may be heard. */
function wake() {
  touched = true;
  if (!settings().sound || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    out = new GainNode(context, { gain: LOUDNESS });
    out.connect(context.destination);
    prepare(context);
  }
  // A phone that slept, or a call, leaves it suspended or, as Safari says, interrupted.
  if (context.state !== "running") context.resume().catch(() => {});
}

onPress(wake);
// A page that was pressed before this part of it was there need not wait for the next press.
if (wasPressed()) later("sound", wake);
