// @ts-check
/** The board as a list, for people who listen: every piece, where it stands, and who is near it. */

import { byId, el, write } from "./dom.js";
import { colour, homeFrom, ownSeats, place, who } from "./seats.js";
import { t } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * The ring of each game: its squares, where a seat's own square 1 lies on it, the last progress that
 * is on it, and how far a piece goes at most in one move.
 *
 * @type {Record<string, {size: number, side: number, first: number, last: number, reach: number}>}
 */
const RINGS = {
  temper: { size: 40, side: 10, first: 0, last: 40, reach: 6 },
  pardon: { size: 60, side: 15, first: 4, last: 60, reach: 12 },
};

/**
 * Where a piece stands on the ring, the same for all seats; null where it is not on it.
 *
 * @param {string} game
 * @param {number} seat
 * @param {number} progress
 */
function ringSquare(game, seat, progress) {
  const { size, side, first, last } = RINGS[game];
  if (progress < 1 || progress > last) return null;
  return (side * seat + first + progress - 1) % size;
}

/**
 * The rival nearest to a square, behind it or ahead of it, as far as one move can reach.
 *
 * @param {View} view
 * @param {number} seat
 * @param {number} square
 * @param {1|-1} side 1: how far the piece is ahead of the rival, -1: how far behind
 * @returns {{steps: number, seat: number}|null}
 */
function nearest(view, seat, square, side) {
  const { size, reach } = RINGS[view.game];
  let found = null;
  for (const [key, pieces] of Object.entries(view.pieces)) {
    const rival = Number(key);
    if (rival === seat) continue;
    for (const progress of pieces) {
      const other = ringSquare(view.game, rival, progress);
      if (other === null) continue;
      const steps = (((square - other) * side) % size + size) % size;
      if (steps > 0 && steps <= reach && (!found || steps < found.steps)) found = { steps, seat: rival };
    }
  }
  return found;
}

/**
 * One line for the pieces of a seat at one place.
 *
 * @param {View} view
 * @param {number} seat
 * @param {number} progress
 * @param {number} count
 */
function pieceLine(view, seat, progress, count) {
  const id = view.game === "temper" ? "words-tokens" : "words-pawns";
  const parts = [t(id, { count, place: place(view.game, progress) })];
  const square = ringSquare(view.game, seat, progress);
  if (square !== null) {
    const ahead = nearest(view, seat, square, 1);
    const behind = nearest(view, seat, square, -1);
    if (ahead) parts.push(t("words-ahead", { steps: ahead.steps, who: who(view, ahead.seat) }));
    if (behind) parts.push(t("words-behind", { steps: behind.steps, who: who(view, behind.seat) }));
  }
  return parts.join(", ");
}

/**
 * The whole board in words: the own seats first, then in turn.
 *
 * @param {View} view
 * @returns {{title: string, lines: string[]}[]}
 */
export function boardInWords(view) {
  const own = ownSeats(view);
  const seats = view.seats.map(({ seat }) => seat);
  const order = [...seats.filter((seat) => own.includes(seat)), ...seats.filter((seat) => !own.includes(seat))];
  return order.map((seat) => {
    const pieces = view.pieces[seat] ?? [];
    const home = pieces.filter((progress) => progress >= homeFrom(view.game)).length;
    const named = view.seats.find((one) => one.seat === seat)?.name;
    const name = named ? t("first-named", { name: named, colour: colour(seat) }) : colour(seat);
    const title = t(own.includes(seat) ? "words-seat-yours" : "words-seat", { who: name, home, all: pieces.length });
    const places = [...new Set(pieces)].sort((one, other) => one - other);
    const lines = places.map((at) => pieceLine(view, seat, at, pieces.filter((one) => one === at).length));
    return { title, lines };
  });
}

/**
 * Puts the list where people who listen find it; nothing is made anew in vain.
 *
 * @param {View} view
 */
export function drawBoardWords(view) {
  const list = byId("board-words-list");
  const words = boardInWords(view);
  while (list.children.length > words.length) list.lastElementChild?.remove();
  words.forEach((seat, index) => {
    const row = list.children[index] ?? list.appendChild(el("li", {}, el("span"), el("ul")));
    write(row.children[0], seat.title);
    const lines = row.children[1];
    while (lines.children.length > seat.lines.length) lines.lastElementChild?.remove();
    seat.lines.forEach((line, at) => write(lines.children[at] ?? lines.appendChild(el("li")), line));
  });
}
