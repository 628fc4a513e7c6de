// @ts-check
/** How long things take on the screen: the speed setting, reduced motion, and a hidden tab. */

import { onSettings, settings } from "./settings.js";

const LATE_MS = 100;
/** So long work waits for a free moment at most. */
const FREE_MS = 500;
const FACTOR = { off: 0, fast: 0.45, normal: 1 };
/** Whether the device asks for less motion, where it matches. */
export const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing is to move, by the device's wish or by the setting. */
function isStill() {
  return lessMotion.matches || settings().speed === "off";
}

/** Tells the style sheets. */
function tellStyles() {
  document.documentElement.classList.toggle("still", isStill());
}

onSettings(tellStyles);
lessMotion.addEventListener("change", tellStyles);
tellStyles();

let backlog = 0;

/**
 * How many events wait to be shown; the more, the faster each goes.
 *
 * @param {number} waiting
 */
export function setBacklog(waiting) {
  backlog = waiting;
}

/** Whether so much waits to be shown that it only rushes by. */
export function isBehind() {
  return backlog > 3;
}

/** Whether anything moves at all. */
export function moves() {
  return !isStill() && !document.hidden && backlog < 10;
}

/**
 * Milliseconds at the present speed for something that takes `normal` at normal speed.
 *
 * @param {number} normal
 */
export function ms(normal) {
  return moves() ? (normal * FACTOR[settings().speed]) / (1 + Math.max(0, backlog - 1) * 0.5) : 0;
}

/**
 * A pause to let people read; it stays, shorter, where motion is reduced but speed is not off.
 *
 * @param {number} normal
 * @returns {Promise<void>}
 */
export function pause(normal) {
  const speed = settings().speed;
  if (speed === "off" || document.hidden || backlog > 9) return Promise.resolve();
  const time = (normal * FACTOR[speed]) / (1 + Math.max(0, backlog - 1) * 0.5);
  return new Promise((resolve) => setTimeout(resolve, time));
}

/**
 * Until what has been changed so far is on the screen; at once where nothing moves anyway.
 *
 * @returns {Promise<void>}
 */
export function drawn() {
  if (!moves()) return Promise.resolve();
  return new Promise((resolve) => {
    // A tab that goes to the background draws no frame.
    const late = setTimeout(resolve, LATE_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** What waits for a free moment, by what it is about. @type {Map<string, () => void>} */
const unseen = new Map();

/**
 * Does what nobody looks at in a free moment between frames, of two of a name only the later one; at once where
 * nothing moves anyway.
 *
 * @param {string} name
 * @param {() => void} work
 */
export function later(name, work) {
  if (!moves()) {
    unseen.delete(name);
    work();
    return;
  }
  if (!unseen.size) whenFree();
  unseen.set(name, work);
}

/** One work a moment: two might not fit between two frames. */
function whenFree() {
  const next = () => {
    const [[name, work] = []] = unseen;
    if (!name || !work) return;
    unseen.delete(name);
    if (unseen.size) whenFree();
    work();
  };
  // Safari knows no free moments.
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: FREE_MS });
  else drawn().then(next);
}

/**
 * Plays an animation to its end. A tab that goes to the background stops animations, so a timer
 * ends them too.
 *
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} normal duration at normal speed
 * @param {KeyframeAnimationOptions} [options]
 * @returns {Promise<void>}
 */
export async function animate(element, frames, normal, options = {}) {
  const iterations = options.iterations ?? 1;
  const duration = ms(normal) / iterations;
  if (!duration) return;
  const animation = element.animate(frames, { fill: "both", ...options, duration });
  let timer = 0;
  const late = new Promise((resolve) => {
    timer = window.setTimeout(resolve, duration * iterations + 250);
  });
  await Promise.race([animation.finished.catch(() => {}), late]);
  clearTimeout(timer);
  // An animation ends within a frame: what comes next is not to make that frame longer.
  await drawn();
  animation.cancel();
}
