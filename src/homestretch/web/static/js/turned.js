// @ts-check
/**
 * The board turned by quarters, so that somebody's own seat lies at the bottom. What is drawn and
 * where pieces stand turn together; signs and pieces stay upright.
 */

/** @typedef {import("./protocol.js").Layout} Layout */

/**
 * By how many quarters, clockwise, a seat comes to where the picture has seat 0: the bottom.
 *
 * @param {number} seat
 */
export function quartersFor(seat) {
  return (4 - seat) % 4;
}

/**
 * The layout of a turned board. Where several pieces stand together, the points keep their order
 * in reading direction, so that stacks look the same from every side.
 *
 * @param {Layout} layout the layout of the board as the server draws it
 * @param {number} quarters
 * @returns {Layout}
 */
export function turnedLayout(layout, quarters) {
  const turn = (/** @type {number[]} */ [x, y]) => {
    let [dx, dy] = [x - layout.width / 2, y - layout.height / 2];
    for (let quarter = 0; quarter < quarters; quarter += 1) [dx, dy] = [-dy, dx];
    return [layout.width / 2 + dx, layout.height / 2 + dy];
  };
  /** @type {Layout["places"]} */
  const places = {};
  for (const [seat, road] of Object.entries(layout.places)) {
    places[seat] = {};
    for (const [progress, points] of Object.entries(road)) {
      places[seat][progress] = points.map(turn).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
    }
  }
  return { ...layout, places };
}

/**
 * Turns the picture of an empty board; the middle with its piles and the frame stay.
 *
 * @param {SVGSVGElement} picture
 * @param {Layout} layout
 * @param {number} quarters
 */
export function turnPicture(picture, layout, quarters) {
  const middle = `${layout.width / 2} ${layout.height / 2}`;
  for (const group of picture.querySelectorAll(".turns")) {
    group.setAttribute("transform", `rotate(${90 * quarters} ${middle})`);
  }
  for (const sign of picture.querySelectorAll(".turns .upright")) {
    const bare = (sign.getAttribute("transform") ?? "").replace(/ rotate\([^)]*\)/, "");
    sign.setAttribute("transform", bare.replace(/^translate\([^)]*\)/, `$& rotate(${-90 * quarters})`));
  }
}
