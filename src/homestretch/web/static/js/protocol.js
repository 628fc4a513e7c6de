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
 * @property {"created"|"started"|"chance"|"move"|"taken_back"|"seat"|"link"|"swapped"|"host"|"away"|"here"|"absent"|"back"|"said"|"offer"|"next"|"seal"} kind
 * @property {Seat|null} seat
 * @property {string} [chance]
 * @property {Card|null} [outcome]
 * @property {Card|null} [card]
 * @property {string} [move]
 * @property {Move["kind"]} [move_kind]
 * @property {Effect[]} [effects]
 * @property {Reason|null} [reason]
 * @property {string} [change] what changed at a seat
 * @property {string|null} [name]
 * @property {Seat} [other]
 * @property {string} [why] why a bot plays for somebody
 * @property {string|null} [phrase]
 * @property {string|null} [text]
 * @property {"made"|"agreed"|"ended"} [state] of an offer
 * @property {Seat[]} [seats]
 * @property {string} [table] of the rematch
 * @property {string} [step] what changed of the seal
 *
 * @typedef {object} SeatView
 * @property {Seat} seat
 * @property {"person"|"bot"|"open"} kind
 * @property {string|null} name
 * @property {string|null} bot
 * @property {boolean} yours
 * @property {boolean} program
 * @property {boolean} joined
 * @property {boolean} away its last connection is lost
 * @property {boolean} absent a bot plays for its person
 * @property {boolean} host
 *
 * @typedef {object} Seal of the dice and cards of a table
 * @property {"sealing"|"sealed"|"open"|"over"} state
 * @property {number} attempt
 * @property {number|null} until
 * @property {string} server the server's commitment
 * @property {string|null} seal
 * @property {string|null} fingerprint
 * @property {boolean|null} live
 * @property {number} beat
 * @property {number} restarts
 * @property {Seat[]} missing
 * @property {{client: number, seats: Seat[], length: number, state: "committed"|"opened"|"live"|"closed"|"used_up"}[]} clients
 *
 * @typedef {object} View
 * @property {string} table
 * @property {string} code
 * @property {number} number of the last event
 * @property {"lobby"|"play"|"over"} phase
 * @property {boolean} host whether the viewer is the host
 * @property {boolean} private
 * @property {{turn: number|null, grace: number|null}} clock
 * @property {number|null} deadline milliseconds since 1970, on the server's clock
 * @property {Seat|null} deadline_seat whose time it is that runs out
 * @property {Seat|null} take_back
 * @property {{seats: Seat[], agreed: Seat[]}|null} offer
 * @property {string|null} next
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
 * @property {Seat[]} [barred] seats that the host cannot have because of the cards on them
 * @property {Move[]} moves
 * @property {Reason|null} reason
 * @property {Record<string, number>|null} places
 * @property {GameEvent[]} history
 * @property {"sealed"|"system"|"seed"} chance_source
 * @property {Seal|null} seal
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
 * @typedef {object} Offer
 * @property {GameSpec[]} games
 * @property {{name: string, summary: string}[]} bots
 * @property {string[]} phrases
 * @property {string[]} reactions
 * @property {number[]} turn_seconds
 *
 * @typedef {object} LessonStage a moment of an example of the rules
 * @property {Card|null} outcome the roll or card that led to it
 * @property {Reason|null} outcome_reason
 * @property {Record<string, number[]>} pieces
 * @property {Seat} turn
 * @property {string|null} chance
 * @property {number|null} die
 * @property {number} rolls_left
 * @property {Card[]} hand
 * @property {boolean} must_discard
 * @property {Move[]} moves
 * @property {Reason|null} reason
 *
 * @typedef {object} Lesson an example of the rules
 * @property {string} name
 * @property {string} clause
 * @property {Record<string, boolean|number>} options
 * @property {Seat[]} seats
 * @property {boolean} road
 * @property {LessonStage[]} stages
 * @property {string[]} wanted the moves that it is about
 * @property {Record<string, "again"|"next"|"over">} then what follows from each move
 *
 * @typedef {object} Summary one line of a list of games
 * @property {string} table
 * @property {"temper"|"pardon"} game
 * @property {string|null} preset
 * @property {"lobby"|"play"|"over"} phase
 * @property {number} changed milliseconds since 1970
 * @property {SeatView[]} seats
 * @property {Record<string, number>|null} places
 * @property {string|null} next the table of the rematch
 *
 * @typedef {object} SeatNumbers what a seat's dice, cards and captures come to
 * @property {Seat} seat
 * @property {number} made
 * @property {number} suffered
 * @property {number} own
 * @property {number[]} [rolls]
 * @property {number} [wait]
 * @property {number} [wait_odds]
 * @property {number[]} [cards]
 * @property {number} [slides]
 *
 * @typedef {object} Numbers a table so far in numbers
 * @property {"temper"|"pardon"} game
 * @property {string} table
 * @property {number} number
 * @property {SeatNumbers[]} seats
 * @property {number[]} [rolls]
 * @property {number|null} [chi_square]
 * @property {number|null} [chi_square_odds]
 * @property {number} [enough]
 * @property {number} [wait_odds]
 * @property {Card[]} [kinds]
 * @property {number[]} [deck]
 *
 * @typedef {object} AtCode what is to be seen of a table by its code
 * @property {string} table
 * @property {string} code
 * @property {string} link
 * @property {"temper"|"pardon"} game
 * @property {string|null} preset
 * @property {"lobby"|"play"|"over"} phase
 * @property {boolean} private
 * @property {SeatView[]} seats
 *
 * @typedef {object} SeatSetup
 * @property {Seat} seat
 * @property {"person"|"bot"|"open"} kind
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
 * @property {{turn: number|null, grace: number|null}} [clock]
 * @property {boolean} [private]
 */

export {};
