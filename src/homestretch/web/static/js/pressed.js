// @ts-check
/** Whether this page was pressed: before that, browsers and people alike expect silence. */

const PRESSES = ["pointerup", "keydown", "click"];
const options = { capture: true, passive: true };
let pressed = false;

/** Whether a finger, the mouse or a key has been felt since the page was opened. */
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
