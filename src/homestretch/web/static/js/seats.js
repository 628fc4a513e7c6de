// @ts-check
/** Names of seats, colours, places and cards in words. */

import { t } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/** How many characters a name may have. */
export const LONGEST_NAME = 20;

const COLOURS = ["colour-red", "colour-blue", "colour-yellow", "colour-green"];

/** @param {number} seat */
export function colour(seat) {
  return t(COLOURS[seat]);
}

/**
 * What to call a seat: the name its person gave, else its colour.
 *
 * @param {View} view
 * @param {number} seat
 */
export function who(view, seat) {
  return view.seats.find((one) => one.seat === seat)?.name || colour(seat);
}

/**
 * The seats that persons at this device hold.
 *
 * @param {View} view
 */
export function ownSeats(view) {
  return view.seats.filter((one) => one.yours).map((one) => one.seat);
}

/**
 * Whether it is the turn of somebody at this device for whom a bot plays.
 *
 * @param {View} view
 */
export function isPlayedFor(view) {
  return view.seats.some(({ seat, yours, absent }) => seat === view.turn && yours && absent);
}

/**
 * How a seat is occupied, in words.
 *
 * @param {import("./protocol.js").SeatView} seat
 */
export function seatState(seat) {
  if (seat.kind === "open") return t("people-open");
  if (seat.kind === "bot") return seat.program ? t("people-program") : t("plate-bot");
  if (seat.absent) return t("people-absent");
  if (!seat.joined) return t("people-invited");
  if (seat.yours) return t("people-you");
  return seat.away ? t("people-away") : t("people-here");
}

/**
 * Whether the seal is still being made, so that nobody can do anything.
 *
 * @param {View} view
 */
export function isSealing(view) {
  return view.phase === "play" && (view.seal?.state === "sealing" || view.seal?.state === "sealed");
}

/**
 * Whether it is a seat's turn: not before the lot is drawn, nor while the seal is being made, nor at the end.
 *
 * @param {View} view
 */
export function hasTurn(view) {
  return view.to_act !== "over" && view.chance !== "first" && !isSealing(view);
}

/**
 * Whether two views wait for the same seat, with as much for us to choose from.
 *
 * @param {View} one
 * @param {View} other
 */
export function asksTheSame(one, other) {
  return one.waits_for === other.waits_for && one.moves.length === other.moves.length;
}

/**
 * The progress at which a piece has reached its goal, and the first that counts as home.
 *
 * @param {string} game
 */
export function homeFrom(game) {
  return game === "temper" ? 41 : 66;
}

/**
 * A place on a seat's own road, in words.
 *
 * @param {string} game
 * @param {number} progress
 */
export function place(game, progress) {
  if (game === "temper") {
    if (progress === 0) return t("place-base");
    if (progress === 1) return t("place-start-square");
    if (progress > 40) return t("place-home-row", { number: progress - 40 });
  } else {
    if (progress === 0) return t("place-start");
    if (progress === 1) return t("place-start-exit");
    if (progress === 66) return t("place-home");
    if (progress > 60) return t("place-zone", { number: progress - 60 });
  }
  return t("place-square", { number: progress });
}

/**
 * A card's name, to stand in a sentence.
 *
 * @param {import("./protocol.js").Card} card
 */
export function cardName(card) {
  return card === "pardon" ? t("card-pardon") : t("card-number", { number: card });
}

/**
 * The own seats for which a bot played on to the end. Whoever sees how the game ended is there again, and is
 * to be asked whether there is to be a rematch.
 *
 * @param {View} view
 */
export function returned(view) {
  if (document.hidden) return [];
  return view.seats.filter((seat) => seat.yours && seat.absent && seat.kind === "person").map(({ seat }) => seat);
}

/**
 * Whether somebody here has agreed to a rematch.
 *
 * @param {View} view
 */
export function hasAgreed(view) {
  return ownSeats(view).some((seat) => view.offer?.agreed.includes(/** @type {any} */ (seat)));
}

/**
 * Whether all who are there have agreed to an offer of ours: nobody waits for the consent of those who have
 * gone, and made again it begins.
 *
 * @param {View} view
 */
export function allAgreed(view) {
  const { offer } = view;
  if (!offer || !ownSeats(view).includes(offer.seats[0])) return false;
  const asked = view.seats.filter((seat) => seat.kind === "person" && seat.joined && !seat.absent && !seat.away);
  return asked.every(({ seat }) => offer.agreed.includes(seat));
}
