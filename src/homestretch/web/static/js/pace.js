// @ts-check
/** How long things take on the screen: the speed setting, reduced motion, and a hidden tab. */

import { settings } from "./settings.js";

const LATE_MS = 100;
const FACTOR = { off: 0, fast: 0.45, normal: 1 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

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
  return !still.matches && !document.hidden && settings().speed !== "off" && backlog < 10;
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
  animation.cancel();
}
