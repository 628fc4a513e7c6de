// @ts-check
/** The pictures of what can be said without words, drawn like the rest of the page: not every device has such signs. */

import { svg } from "./dom.js";

const INK = "#3a2418";
const GOLD = "#f2b632";
const LINE = { fill: "none", stroke: INK };
const WHITE = { fill: "#fff8ea", stroke: INK };
const SOLID = { fill: INK, stroke: "none" };

/** @typedef {[string, Record<string, string>]} Part a path, and how it is filled and drawn */

/** @param {string} fill @returns {Part} */
const face = (fill) => ["M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40z", { fill, stroke: INK }];
/** @type {Part} */
const EYES = ["M14 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM28 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", SOLID];
const HAND = "M15 27l-6-9q-1-4 3-4l8 10l-4-12q0-4 4-3l6 13l-1-10q1-4 4-2l5 18q1 9-6 13q-8 3-13-3l-9-9q-1-4 3-3z";

/** @type {Record<string, Part[]>} in 48 by 48 */
const PICTURES = {
  smile: [face(GOLD), EYES, ["M14 28q10 11 20 0", LINE]],
  laugh: [face(GOLD), ["M12 20q4-6 8 0M28 20q4-6 8 0", LINE], ["M13 26h22q-2 12-11 12t-11-12z", WHITE]],
  wow: [face(GOLD), EYES, ["M13 13q4-3 7-1M28 12q3-2 7 1", LINE], ["M24 27a5 6 0 1 1 0 12a5 6 0 0 1 0-12z", SOLID]],
  sad: [face(GOLD), EYES, ["M16 35q8-8 16 0", LINE], ["M33 25q5 7 0 9q-5-2 0-9z", { fill: "#3f7fb5", stroke: "none" }]],
  angry: [face("#d8623c"), EYES, ["M12 13l8 4M36 13l-8 4M16 34q8-7 16 0", LINE]],
  clap: [
    [HAND, { fill: GOLD, stroke: INK, transform: "translate(47 11) scale(-.8 .8)" }],
    [HAND, { fill: GOLD, stroke: INK, transform: "translate(1 11) scale(.8)" }],
    ["M24 3v6M14 5l2 5M34 5l-2 5", { fill: "none", stroke: "currentColor" }],
  ],
  heart: [["M24 42C9 31 5 24 5 17a9.500 9.500 0 0 1 19-2a9.500 9.500 0 0 1 19 2c0 7-4 14-19 25z", { fill: "#c23a31", stroke: INK }]],
  thumbs_up: [
    ["M16 22l7-16q6 0 6 7l-2 7h12q4 1 3 5l-3 13q-1 4-5 4H16z", { fill: GOLD, stroke: INK }],
    ["M6 21h10v22H6z", { fill: "#2f6396", stroke: INK }],
  ],
};

/**
 * The picture of a reaction; null for a phrase.
 *
 * @param {string} code
 */
export function reactionPicture(code) {
  const parts = PICTURES[code]?.map(([d, look]) => svg("path", { d, ...look }));
  return parts ? svg("svg", { viewBox: "0 0 48 48", class: "reaction", "aria-hidden": "true", "data-reaction": code }, ...parts) : null;
}
