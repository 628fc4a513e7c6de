// @ts-check
/** What is pressed: whether the page ever was, and until when something is held down. */

const PRESSES = ["pointerup", "keydown", "click"];
const options = { capture: true, passive: true };
let pressed = false;
let held = false;

/** How often it is looked whether a finger is up again, and thus how long a press has to be heard of, in milliseconds. */
const LOOK_MS = 50;
/** Nobody presses longer; the end of a press can go unheard, as where it opens a menu of the browser. */
const LONGEST_MS = 5000;

/** Whether a finger or a button of the mouse is down: what is drawn anew under it would not feel the press. */
export function isHeld() {
  return held;
}

/** Until nothing is held down and the press has been heard of. */
export async function released() {
  const last = performance.now() + LONGEST_MS;
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  while (held && performance.now() < last);
  held = false;
}

/**
 * Whether a finger, the mouse or a key has been felt since the page was opened. Before that, browsers and people alike
 * expect silence.
 */
export function wasPressed() {
  return pressed;
}

/**
 * Hears of every press.
 *
 * @param {() => void} heard
 */
export function onPress(heard) {
  for (const press of PRESSES) addEventListener(press, heard, options);
}

function first() {
  pressed = true;
  for (const press of PRESSES) removeEventListener(press, first, options);
}

onPress(first);
addEventListener("pointerdown", () => (held = true), options);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (held = false), options);
