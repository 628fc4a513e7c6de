// @ts-check
/** The sign of a seal, and what an alarm means in words. */

import { svg } from "./dom.js";
import { t } from "./words.js";

/** Which sentence tells of an alarm. @type {Record<string, string>} */
const ALARMS = {
  other_seal: "alarm-seal", second_seal: "alarm-seal", wrong_seal: "alarm-seal", wrong_fingerprint: "alarm-seal", wrong_tip: "alarm-seal",
  rewritten: "alarm-log", broken_chain: "alarm-log", truncated: "alarm-log", wrong_number: "alarm-log", wrong_step: "alarm-log",
  wrong_beat: "alarm-log", other_table: "alarm-log", bad_shape: "alarm-log",
  left_out: "alarm-left-out", wrong_link: "alarm-link",
  forged_opening: "alarm-card", wrong_root: "alarm-deck",
  shown_other: "alarm-shown", not_in_chain: "alarm-shown",
  wrong_die: "alarm-die", wrong_first: "alarm-die", wrong_secret: "alarm-secret",
};

/**
 * What an alarm means.
 *
 * @param {string} code
 */
export function alarmText(code) {
  return t(ALARMS[code] ?? "alarm-log");
}

/** The scalloped edge of a seal of wax. */
const EDGE = Array.from({ length: 10 }, (_, index) => {
  const at = (/** @type {number} */ turn, /** @type {number} */ radius) =>
    `${(12 + radius * Math.sin((turn * Math.PI) / 5)).toFixed(2)} ${(12 - radius * Math.cos((turn * Math.PI) / 5)).toFixed(2)}`;
  return `${index ? "" : `M${at(0, 9)}`}Q${at(index + 0.5, 11.6)} ${at(index + 1, 9)}`;
}).join("");

/** What stands inside it. @type {Record<string, string>} */
const MARKS = {
  fits: "M8.300 12.300l2.600 2.600 4.900-5.400",
  making: "M8.500 12h.1M12 12h.1M15.500 12h.1",
  alarm: "M9 9l6 6M15 9l-6 6",
  none: "M8.500 12h7",
};

/**
 * The sign of a seal in a state.
 *
 * @param {string} state
 */
export function sign(state) {
  const picture = svg("svg", { viewBox: "0 0 24 24", class: `seal-sign is-${state}`, "aria-hidden": "true" });
  picture.append(svg("path", { d: EDGE }), svg("path", { d: MARKS[state] ?? MARKS.none }));
  return picture;
}
