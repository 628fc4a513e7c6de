// @ts-check
/**
 * What each game has of its own at the table, below the board: a die, or cards.
 *
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 *
 * @typedef {object} Side
 * @property {(view: View, canAct: boolean) => void} show
 * @property {() => void} begin a person has asked for the roll or the card
 * @property {() => void} cancel it was refused
 * @property {(event: GameEvent, view: View) => Promise<void>} chance shows what chance has brought
 * @property {(event: GameEvent, view: View) => Promise<void>} play shows the card of a move
 * @property {() => boolean} focus puts the focus where the person acts; false where nothing is to do
 */

export {};
