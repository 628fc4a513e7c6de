// @ts-check
/** What the settings let happen by itself: the roll, the card, the only legal move. */

import { pause } from "./pace.js";
import { settings } from "./settings.js";

/** @typedef {import("./protocol.js").View} View */

const ROLL_MS = 500;
/** Long enough to read why there is no choice. */
const READ_MS = 1400;

/**
 * Acts for the person whose turn it is, where the settings say so, and while somebody looks.
 *
 * @param {View} view
 * @param {() => boolean} still whether nothing has happened meanwhile
 * @param {{roll: () => void, play: (move: import("./protocol.js").Move) => void}} acts
 */
export async function actAlone(view, still, acts) {
  const { autoroll, autoplay } = settings();
  const rolls = autoroll && (view.chance === "roll" || view.chance === "turn_card");
  const plays = autoplay && view.moves.length === 1;
  if (!rolls && !plays) return;
  await inView();
  await pause(rolls ? ROLL_MS : READ_MS);
  if (!still()) return;
  if (rolls) acts.roll();
  else acts.play(view.moves[0]);
}

/** Until the page is in view. @returns {Promise<void>} */
function inView() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

/** The settings that the table itself goes by. */
export function automatic() {
  const { autoroll, autoplay, turning } = settings();
  return [autoroll, autoplay, turning].join();
}
