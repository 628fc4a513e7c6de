// @ts-check
/**
 * From legal moves to things to tap. Pure: a `Picked` says what has been tapped so far, `stage`
 * says what can be tapped next and which moves remain after each. A spot with one move left plays.
 */

/**
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./protocol.js").Card} Card
 * @typedef {import("./protocol.js").Effect} Effect
 *
 * @typedef {object} Picked
 * @property {Card|null} card
 * @property {number|null} pawn the place of the own piece that was tapped
 * @property {number|null} target where that piece is to walk, for a split that needs a second pawn
 *
 * @typedef {object} Spot
 * @property {"piece"|"other"|"target"} role an own piece, another one than the one that is picked,
 *   or a place to go to
 * @property {number} progress on the own road
 * @property {Move[]} moves what remains after the tap, never empty
 * @property {Effect[]} effects what to show before the tap; what the tapped piece would do
 * @property {number} steps how far the piece would walk, 0 where it does not
 *
 * @typedef {object} Stage
 * @property {Spot[]} spots
 * @property {Move[]} buttons moves that words must offer: decline, discard, two with one square
 * @property {boolean} opened whether a piece is picked and its targets are on offer
 */

/** @type {Picked} */
export const NOTHING = { card: null, pawn: null, target: null };

/**
 * Each kind of card that can be played, with its moves.
 *
 * @param {Move[]} moves
 * @returns {Map<Card, Move[]>}
 */
export function byCard(moves) {
  /** @type {Map<Card, Move[]>} */
  const found = new Map();
  for (const move of moves) {
    if (move.card === null) continue;
    const same = found.get(move.card);
    if (same) same.push(move);
    else found.set(move.card, [move]);
  }
  return found;
}

/**
 * The own pieces that a move sets in motion, by where they stand.
 *
 * @param {Move} move
 */
function origins(move) {
  if (move.kind === "switch" || move.kind === "pardon") return [move.effects[0].path[0]];
  return move.parts.map(([origin]) => origin);
}

/**
 * What a move does to the piece from an origin: its walk or jump and the slide that follows.
 *
 * @param {Move} move
 * @param {number} origin
 * @returns {Effect[]}
 */
export function own(move, origin) {
  const seat = move.effects[0]?.seat;
  const start = move.effects.findIndex(
    (effect) => effect.seat === seat && effect.path[0] === origin && effect.kind !== "return",
  );
  if (start < 0) return [];
  const [first, next] = move.effects.slice(start, start + 2);
  const lands = first.path[first.path.length - 1];
  const slides = next?.kind === "slide" && next.seat === seat && next.path[0] === lands;
  return slides ? [first, next] : [first];
}

/**
 * The square to tap for a move of the piece from an origin. Where a slide begins, it is the
 * triangle, since another number of steps may lead to its circle.
 *
 * @param {Move} move
 * @param {number} origin
 */
function goal(move, origin) {
  const path = own(move, origin)[0]?.path ?? [origin];
  return path[path.length - 1];
}

/**
 * @param {Move} move
 * @param {number} origin
 */
function steps(move, origin) {
  const first = own(move, origin)[0];
  return first?.kind === "walk" && origin > 0 ? first.path.length - 1 : 0;
}

/**
 * Groups in the order of first appearance.
 *
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} key
 * @returns {T[][]}
 */
function groups(items, key) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}

/**
 * A spot's effects: all that the move does where one is left, else what the tapped piece does.
 *
 * @param {Move[]} moves
 * @param {number} origin
 */
function shown(moves, origin) {
  return moves.length === 1 ? moves[0].effects : own(moves[0], origin);
}

/**
 * @param {Move[]} moves
 * @returns {Spot[]}
 */
function pieceSpots(moves) {
  const places = [...new Set(moves.flatMap(origins))].sort((one, other) => one - other);
  return places.map((progress) => {
    const mine = moves.filter((move) => origins(move).includes(progress));
    const effects = mine.length === 1 ? mine[0].effects : [];
    return { role: "piece", progress, moves: mine, effects, steps: 0 };
  });
}

/**
 * The places that the piece from an origin may go to.
 *
 * @param {Move[]} moves
 * @param {number} pawn
 * @returns {Spot[]}
 */
function targetSpots(moves, pawn) {
  const mine = moves.filter((move) => origins(move).includes(pawn));
  return groups(mine, (move) => String(goal(move, pawn))).map((same) => ({
    role: "target",
    progress: goal(same[0], pawn),
    moves: preferFirst(same, pawn),
    effects: shown(preferFirst(same, pawn), pawn),
    steps: steps(same[0], pawn),
  }));
}

/**
 * Where the piece of a spot may be dropped.
 *
 * @param {Spot} spot
 */
export function drops(spot) {
  return targetSpots(spot.moves, spot.progress);
}

/**
 * Where both orders of one split are legal and differ, the piece tapped first walks first.
 *
 * @param {Move[]} moves
 * @param {number} pawn
 */
function preferFirst(moves, pawn) {
  const pair = (/** @type {Move} */ move) =>
    move.kind === "split" ? [...origins(move)].sort().join() : move.text;
  return groups(moves, pair).map((same) => same.find((move) => origins(move)[0] === pawn) ?? same[0]);
}

/**
 * What can be tapped now.
 *
 * @param {Move[]} moves all legal moves
 * @param {Picked} picked
 * @returns {Stage}
 */
export function stage(moves, picked) {
  const played = picked.card === null ? moves : moves.filter((move) => move.card === picked.card);
  if (picked.card === null && moves.some((move) => move.card !== null)) {
    return { spots: [], buttons: [], opened: false };
  }
  const buttons = played.filter((move) => move.kind === "decline" || move.kind === "discard");
  const onBoard = played.filter((move) => !buttons.includes(move));
  if (picked.pawn === null) {
    const pieces = pieceSpots(onBoard);
    return { spots: [...pieces, ...freeTargets(pieces)], buttons, opened: false };
  }
  if (picked.target === null) {
    const targets = targetSpots(onBoard, picked.pawn);
    return { spots: [...targets, ...otherPieces(onBoard, picked.pawn, targets)], buttons, opened: true };
  }
  const target = targetSpots(onBoard, picked.pawn).find((spot) => spot.progress === picked.target);
  const left = target?.moves ?? [];
  // Forward 11 onto a rival and a switch with it have one square: words must tell them apart.
  if (left.some((move) => move.kind !== "split")) return { spots: [], buttons: left, opened: true };
  return { spots: secondSpots(left, picked.pawn), buttons, opened: true };
}

/**
 * The goals of pieces with one move, where each goal is one piece's alone: tapping it plays too.
 *
 * @param {Spot[]} pieces
 * @returns {Spot[]}
 */
function freeTargets(pieces) {
  const targets = pieces
    .filter((spot) => spot.moves.length === 1 && spot.moves[0].kind !== "split")
    .map((spot) => ({
      ...spot,
      role: /** @type {const} */ ("target"),
      progress: goal(spot.moves[0], spot.progress),
    }));
  const taken = [...pieces, ...targets].map((spot) => spot.progress);
  return targets.filter((spot) => taken.filter((one) => one === spot.progress).length === 1);
}

/**
 * The other own pieces, to change one's mind, unless a target lies where they stand.
 *
 * @param {Move[]} moves
 * @param {number} pawn
 * @param {Spot[]} targets
 */
function otherPieces(moves, pawn, targets) {
  const taken = [pawn, ...targets.map((target) => target.progress)];
  return pieceSpots(moves)
    .filter((spot) => !taken.includes(spot.progress))
    .map((spot) => ({ ...spot, role: /** @type {const} */ ("other") }));
}

/**
 * The second pawns of a split whose first pawn and its target are chosen.
 *
 * @param {Move[]} moves
 * @param {number} first
 * @returns {Spot[]}
 */
function secondSpots(moves, first) {
  return moves.map((move) => ({
    role: "piece",
    progress: origins(move).find((origin) => origin !== first) ?? first,
    moves: [move],
    effects: move.effects,
    steps: steps(move, origins(move).find((origin) => origin !== first) ?? first),
  }));
}

/**
 * What is picked once a spot that does not play yet has been tapped.
 *
 * @param {Picked} picked
 * @param {Spot} spot
 * @returns {Picked}
 */
export function pick(picked, spot) {
  if (spot.role === "target") return { ...picked, target: spot.progress };
  return { ...picked, pawn: spot.progress, target: null };
}
