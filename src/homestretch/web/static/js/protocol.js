// @ts-check
/**
 * The shapes of what the server sends. Types only; nothing here runs.
 *
 * @typedef {0|1|2|3} Seat
 * @typedef {number|"pardon"} Card
 * @typedef {{code: string, clause: string}} Reason
 *
 * @typedef {object} Effect
 * @property {"walk"|"slide"|"jump"|"return"} kind
 * @property {Seat} seat
 * @property {number[]} path progress on that seat's own road, the origin first
 *
 * @typedef {object} Move
 * @property {string} text
 * @property {Card|null} card
 * @property {"walk"|"forward"|"backward"|"split"|"switch"|"pardon"|"decline"|"discard"} kind
 * @property {number[][]} parts origin and target of each piece that walks
 * @property {number|null} second the rival's square on the own road
 * @property {Effect[]} effects
 *
 * @typedef {object} GameEvent
 * @property {number} number
 * @property {"created"|"chance"|"move"} kind
 * @property {Seat|null} seat
 * @property {string} [chance]
 * @property {Card|null} [outcome]
 * @property {Card|null} [card]
 * @property {string} [move]
 * @property {Move["kind"]} [move_kind]
 * @property {Effect[]} [effects]
 * @property {Reason|null} [reason]
 *
 * @typedef {object} SeatView
 * @property {Seat} seat
 * @property {"person"|"bot"} kind
 * @property {string|null} name
 * @property {string|null} bot
 * @property {boolean} yours
 *
 * @typedef {object} View
 * @property {string} table
 * @property {number} number of the last event
 * @property {"temper"|"pardon"} game
 * @property {string|null} preset
 * @property {Record<string, boolean|number>} options
 * @property {SeatView[]} seats
 * @property {Record<string, number[]>} pieces sorted progress by seat
 * @property {Seat} turn
 * @property {Seat|"chance"|"over"} to_act
 * @property {Seat|null} waits_for
 * @property {string|null} chance
 * @property {number|null} [die]
 * @property {number} [rolls_left]
 * @property {Record<string, Card[]>} [hands]
 * @property {Record<string, number>} [hand_sizes]
 * @property {Card[]} [discards]
 * @property {number} [draw_pile]
 * @property {Card|null} [turned_card]
 * @property {boolean} [must_discard]
 * @property {Move[]} moves
 * @property {Reason|null} reason
 * @property {Record<string, number>|null} places
 * @property {GameEvent[]} history
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} piece_radius
 * @property {Record<string, Record<string, number[][]>>} places
 * @property {{draw: number[], discards: number[], card_width: number, card_height: number}} [piles]
 *
 * @typedef {object} OptionSpec
 * @property {string} name
 * @property {boolean} switch
 * @property {boolean|number} default
 * @property {number} low
 * @property {number} high
 * @property {string} summary
 *
 * @typedef {object} GameSpec
 * @property {"temper"|"pardon"} name
 * @property {{name: string, options: Record<string, boolean|number>}[]} presets
 * @property {OptionSpec[]} options
 *
 * @typedef {{games: GameSpec[], bots: {name: string, summary: string}[]}} Offer
 *
 * @typedef {object} SeatSetup
 * @property {Seat} seat
 * @property {"person"|"bot"} kind
 * @property {string} [name]
 * @property {string} [bot]
 *
 * @typedef {object} Setup
 * @property {"temper"|"pardon"} game
 * @property {string} [preset]
 * @property {Record<string, boolean|number>} [options]
 * @property {SeatSetup[]} seats
 * @property {Seat|"draw"} [first]
 * @property {number} [seed]
 */

export {};
