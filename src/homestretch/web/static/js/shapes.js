// @ts-check
/** Each seat's shape, so that colour is never the only sign: circle, diamond, triangle, clover. */

import { svg } from "./dom.js";

/**
 * Outlines around the origin, about a hundred to each side and all equally heavy; the same as on
 * the boards.
 */
const RING = "M-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0z";
const LEAVES = [[0, -60], [60, 0], [0, 60], [-60, 0]]
  .map(([x, y]) => `M${x - 44} ${y}a44 44 0 1 1 88 0a44 44 0 1 1-88 0z`)
  .join("");
const OUTLINES = [RING, "M0-104L92 0L0 104L-92 0z", "M0-98L104 80H-104z", `${LEAVES}M-36-36H36V36H-36z`];

/**
 * A seat's shape in its colour, to stand in a line of text; a picture only, with no name.
 *
 * @param {number} seat
 * @param {string} [className]
 */
export function emblem(seat, className = "") {
  const picture = svg("svg", {
    viewBox: "-110 -110 220 220",
    class: `emblem seat-${seat} ${className}`.trim(),
    "aria-hidden": "true",
  });
  picture.append(svg("path", { d: OUTLINES[seat], class: "emblem-shape" }));
  return picture;
}
