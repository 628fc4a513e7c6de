// @ts-check
/** One table on the screen: takes what the server says, shows it, and sends what a person does. */

import { actAlone, automatic } from "./auto.js";
import { Banner, turnTitle } from "./banner.js";
import { drawBoardWords } from "./board-words.js";
import { Board } from "./board.js";
import { Chooser } from "./chooser.js";
import { Company } from "./company.js";
import { Connection } from "./connection.js";
import { drawCurtain, openCurtain } from "./curtain.js";
import { byId, el } from "./dom.js";
import { facingSeat } from "./facing.js";
import { Hint } from "./hint.js";
import { instruction } from "./instructions.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { markOver } from "./mytables.js";
import { drawn, later, pause } from "./pace.js";
import { takePartInNext } from "./part.js";
import { needed, pressedFor } from "./parts.js";
import { Plates } from "./plates.js";
import { Playback } from "./playback.js";
import { allAgreed, asksTheSame, hasAgreed, hasTurn, ownSeats, returned } from "./seats.js";
import { chanceReason, eventText } from "./sentences.js";
import { onSettings, settings } from "./settings.js";
import { Signal } from "./signal.js";
import { SealPanel } from "./seal.js";
import { unmarkTab } from "./tab.js";
import { Teller } from "./teller.js";
import { hideTip, showTip } from "./tips.js";
import { hideToast, tellRefusal } from "./toast.js";
import { TurnTold } from "./turn-told.js";
import { quartersFor } from "./turned.js";
import { Veil } from "./veil.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").GameEvent} GameEvent
 * @typedef {import("./protocol.js").Move} Move
 * @typedef {import("./protocol.js").Layout} Layout
 *
 * @typedef {typeof import("./temper-side.js") | typeof import("./pardon-side.js")} SideModule what is a game's own
 * @typedef {object} Ways
 * @property {(() => void)|null} again
 * @property {() => void} fresh
 * @property {(table: string) => void} next to the table of a rematch
 */

const READ_MS = 1300;

export class Table {
  /** @type {View} */
  #view;
  #key;
  #ways;
  #banner = new Banner();
  #log = new Log();
  #connection;
  #playback;
  #board;
  #plates;
  #side;
  #chooser;
  #veil = new Veil();
  /** @type {{text: string, slot: number|null}|null} the piece that was tapped, to walk itself */
  #tapped = null;
  #waiting = false;
  #awaited = 0;
  #teller = new Teller();
  #turnTold = new TurnTold();
  #company;
  /** The panel with the numbers, once somebody has asked for it. @type {import("./statistics.js").Statistics|null} */
  #statistics = null;
  #left = false;
  #seal;
  #hint;
  #keys;
  /** What takes typed moves, once it has come. @type {import("./typed.js").Typed|null} */
  #typed = null;
  #signal = new Signal(() => this.#banner.greet());
  /** What stops listening for settings, and those that counted last. */
  #forget = () => {};
  #set = automatic();
  /** The seat at the bottom of the board. */
  #facing = 0;
  /** The number of the last event of the game itself. */
  #moment = 0;
  /** The number of the last event when the table was opened. */
  #opened;
  #finished = false;
  /** Whether a rematch was asked for or agreed to. */
  #wanted = false;

  /**
   * @param {View} view
   * @param {{picture: SVGSVGElement, layout: Layout, side: SideModule}} board
   * @param {string|null} key
   * @param {Ways} ways
   */
  constructor(view, { picture, layout, side }, key, ways) {
    this.#view = view;
    this.#opened = view.number;
    this.#key = key;
    this.#ways = ways;
    this.#board = new Board(byId("board-home"), picture, layout);
    this.#plates = new Plates(this.#board);
    const bar = el("div", { className: "bar" });
    this.#chooser = new Chooser(this.#board, bar, {
      onPlay: (move, slot) => this.#play(move, slot),
      onChange: () => {
        this.#hint.read();
        this.#describe();
      },
    });
    this.#hint = new Hint(this.#board, view, key, () => this.#describe());
    this.#side = "TemperSide" in side
      ? new side.TemperSide(this.#plates, () => this.#roll())
      : new side.PardonSide(this.#board, this.#plates, bar, {
          chooser: () => this.#chooser,
          handSeat: (shown) => this.#veil.seat(shown),
          hinted: () => this.#hint.card,
          onTurn: () => this.#roll(),
        });
    this.#playback = new Playback({
      play: (event, after, still) => this.#playEvent(event, after, still),
      beside: (event, after) => this.#playBeside(event, after),
      rest: () => this.#rest(),
    });
    this.#connection = new Connection(view, key, {
      onView: (fresh) => this.#again(fresh),
      onEvent: (event, after) => {
        takePartInNext(event, after, this.#key);
        this.#playback.add(event, after);
      },
      onConnected: (connected) => (byId("lost").hidden = connected),
      onAnswer: (number) => this.#answered(number),
    });
    this.#company = new Company(this.#connection);
    this.#keys = new Keys({
      back: () => this.#chooser.back(),
      rolls: () => this.#rolls(),
      toBoard: () => this.#view.moves.length > 0 && this.#chooser.focusFirst(),
      toSide: () => this.#side.focus(),
    });
    byId("statistics-open").onclick = () => this.#openStatistics();
    this.#seal = new SealPanel(view, key, this.#connection.device, () => {
      if (resultDialog().open) this.#finish();
    });
  }

  start() {
    fitField();
    this.#anew(this.#view);
    this.#connection.start();
    this.#keys.start();
    this.#forget = onSettings(() => this.#settled());
  }

  /** Lets moves be typed; as hardly anybody types, what takes them comes after all else. */
  async type() {
    const { Typed } = await needed(import("./typed.js"));
    if (this.#left || this.#typed) return;
    this.#typed = new Typed({
      rolls: () => this.#rolls(),
      play: (move, onRefused) => this.#command({ type: "move", seat: this.#view.turn, move }, onRefused),
    });
    this.#typed.show(this.#view, this.#canAct());
  }

  leave() {
    this.#left = true;
    byId("table").dataset.ready = "false";
    this.#connection.stop();
    this.#company.leave();
    this.#statistics?.leave();
    this.#typed?.leave();
    hideTip();
    this.#seal.leave();
    this.#hint.leave();
    unmarkTab();
    this.#playback.clear();
    this.#chooser.withdraw();
    this.#keys.leave();
    this.#forget();
    openCurtain();
    resultDialog().close();
    hideToast();
    byId("lost").hidden = true;
  }

  /** Everything in words anew, after another language was chosen. */
  retell() {
    this.#log.redraw(this.#view);
    drawBoardWords(this.#view);
    this.#plates.show(this.#view);
    this.#company.show(this.#view);
    this.#seal.show(this.#view);
    this.#chooser.withdraw();
    this.#hint.clear();
    this.#rest();
  }

  /** @param {number} number of the event that a command has made; it may be on the screen before */
  #answered(number) {
    this.#awaited = Math.max(this.#awaited, number);
    if (this.#waiting && !this.#playback.busy && this.#awaited <= this.#view.number) this.#rest();
  }

  /** @param {View} view told by a new line: a choice that was begun goes on where the same is asked for */
  #again(view) {
    const goesOn = this.#chooser.open && view.number === this.#view.number && asksTheSame(this.#view, view);
    if (!goesOn) return this.#anew(view);
    this.#view = view;
    return this.#beside();
  }

  /** @param {View} view */
  #anew(view) {
    this.#playback.clear();
    this.#view = view;
    this.#waiting = this.#connection.busy;
    this.#log.reset(view);
    const moved = view.history.filter((event) => event.kind === "move").at(-1);
    this.#board.trace(moved?.effects ?? []);
    this.#render();
    this.#rest();
  }

  /** A setting that matters here counts at once, unless something is going on. */
  #settled() {
    fitField();
    if (automatic() === this.#set || !this.#canAct()) return;
    this.#set = automatic();
    this.#render();
    this.#rest();
  }

  /** Puts everything where the view says. */
  #render() {
    this.#place();
    this.#describe();
  }

  /** What stands on the board and beside it. */
  #place() {
    const view = this.#view;
    this.#chooser.withdraw();
    this.#hint.clear();
    this.#veil.passed(view);
    this.#facing = facingSeat(view, this.#facing);
    if (this.#board.turn(quartersFor(this.#facing))) this.#plates.turned();
    this.#board.pieces.show(view.pieces);
    this.#board.glow(hasTurn(view) ? view.turn : null);
    this.#board.element.dataset.number = String(view.number);
    this.#moment = view.number;
    this.#plates.show(view);
    this.#company.show(view);
    this.#signal.passed(view);
    later("unseen", () => this.#unseen());
  }

  /** What hardly anybody looks at while something moves. */
  #unseen() {
    if (this.#left) return;
    drawBoardWords(this.#view);
    this.#seal.show(this.#view);
    this.#statistics?.show(this.#view);
  }

  /** What can be done, in words, die and cards; after every tap. */
  #describe() {
    const canAct = this.#canAct();
    this.#side.show(this.#view, canAct);
    this.#instruct();
    this.#hint.offer(this.#view, canAct && this.#view.moves.length > 0);
    this.#typed?.show(this.#view, canAct);
    later("tip", () => this.#left || showTip(this.#view, this.#canAct()));
    byId("table").dataset.ready = String(canAct);
  }

  /** The banner alone. It asks for nothing that is done already, and names the rule only to whoever chooses. */
  #instruct() {
    const line = this.#waiting ? "" : this.#hint.line || instruction(this.#view, this.#chooser);
    this.#banner.show(this.#view, line, line && this.#view.moves.length ? this.#view.reason?.clause : null);
  }

  #canAct() {
    const { waits_for: seat } = this.#view;
    const mine = seat !== null && ownSeats(this.#view).includes(seat);
    return mine && !this.#playback.busy && !this.#waiting && !this.#veil.covers(this.#view);
  }

  /** Nothing moves any more: whoever is to act may. */
  #rest() {
    const view = this.#view;
    if (view.to_act === "over") return this.#finish();
    if (!this.#connection.busy && this.#awaited <= view.number) this.#waiting = false;
    this.#teller.tell(this.#turnTold.next(view));
    this.#signal.rested(view);
    if (this.#veil.covers(view)) {
      this.#describe();
      return drawCurtain(view, view.turn, () => {
        this.#veil.lift(view);
        this.#rest();
      });
    }
    openCurtain();
    if (this.#chooser.open) return undefined;
    if (this.#canAct() && view.moves.length) {
      this.#chooser.offer(view, this.#veil.cards(view));
      this.#teller.tell(byId("banner").querySelector(".banner-line")?.textContent ?? "");
    } else {
      this.#describe();
    }
    if (this.#canAct()) this.#alone(view);
    if (this.#canAct()) this.#keys.refocus(this.#board.element);
    return undefined;
  }

  /** @param {View} view */
  #alone(view) {
    const moment = this.#moment;
    actAlone(view, () => this.#moment === moment && this.#canAct(), {
      roll: () => this.#roll(),
      play: (move) => this.#play(move, null),
    });
  }

  /**
   * @param {GameEvent} event
   * @param {View} after
   * @param {() => boolean} still whether nothing else is shown meanwhile
   */
  async #playEvent(event, after, still) {
    const before = this.#view;
    this.#chooser.withdraw();
    this.#side.show(before, false);
    byId("table").dataset.ready = "false";
    await drawn();
    if (event.kind === "taken_back") this.#board.trace([]);
    if (event.kind === "chance") await this.#side.chance(event, after);
    if (event.kind === "move") {
      await this.#side.play(event, before);
      this.#board.trace([]);
      const slot = this.#tapped && this.#tapped.text === event.move ? this.#tapped.slot : null;
      await this.#board.pieces.play(event.effects ?? [], slot);
      this.#tapped = null;
      if (still()) this.#board.trace(event.effects ?? []);
      if (still()) this.#signal.moved(event, after);
    }
    // A motion that was overtaken may have left its piece elsewhere.
    if (!still()) return this.#board.pieces.show(this.#view.pieces);
    this.#log.add(event, after);
    this.#teller.news(eventText(event, after));
    this.#teller.card(event, this.#view);
    const reason = chanceReason(event, after);
    if (reason) {
      this.#banner.show(before, reason, event.reason?.clause);
      await pause(READ_MS);
    }
    await drawn();
    if (event.chance === "first") await pause(READ_MS);
    if (!still()) return undefined;
    this.#waiting = false;
    this.#view = after;
    this.#place();
    // The board first, then the words, a frame each.
    await drawn();
    if (still()) this.#describe();
    return undefined;
  }

  /**
   * People come and go and talk: only what is said of them changes.
   *
   * @param {GameEvent} event
   * @param {View} after
   */
  #playBeside(event, after) {
    const before = this.#view;
    this.#view = after;
    this.#log.add(event, after);
    // Where it does not come, the log has said it.
    if (event.kind === "said") needed(import("./speech.js")).then((part) => part.showSpeech(event, after), () => {});
    else this.#teller.news(eventText(event, after));
    this.#board.element.dataset.number = String(after.number);
    // Whoever agreed to the rematch goes along; an offer must not go unseen.
    if (event.kind === "next" && event.table && (this.#wanted || hasAgreed(before))) return this.#ways.next(event.table);
    if (event.kind === "offer" && event.state === "made") this.#finished = false;
    if (event.kind === "away" && allAgreed(after)) this.#ask({ type: "rematch" });
    return asksTheSame(before, after) ? this.#beside() : this.#render();
  }

  /** Shows what may be new where the game itself stands as it stood. */
  #beside() {
    this.#instruct();
    this.#plates.show(this.#view);
    this.#company.show(this.#view);
    this.#seal.show(this.#view);
  }

  #finish() {
    const held = byId("dock").contains(document.activeElement);
    openCurtain();
    this.#describe();
    this.#teller.tell(turnTitle(this.#view));
    markOver(this.#view);
    for (const seat of returned(this.#view)) this.#connection.send({ type: "back", seat }).catch(() => undefined);
    const after = { ...this.#ways, numbers: () => this.#openStatistics(), trouble: () => this.#seal.trouble, send: (/** @type {Record<string, unknown>} */ command) => this.#ask(command) };
    const show = async (isWanted = () => true) => {
      const part = await pressedFor(import("./result.js"));
      if (!this.#left && this.#view.to_act === "over" && isWanted()) part?.showResult(this.#view, this.#key, after);
    };
    const button = el("button", { className: "button result-show", type: "button" }, t("result-show"));
    button.addEventListener("click", () => show());
    byId("dock").replaceChildren(button);
    if (held) button.focus();
    if (this.#moment > this.#opened && !this.#finished) this.#signal.ended(this.#view);
    // Whoever closes it before its part has come has seen it.
    if (!this.#finished) show();
    else if (resultDialog().open) show(() => resultDialog().open);
    this.#finished = true;
  }

  async #openStatistics() {
    const part = await pressedFor(import("./statistics.js"));
    if (!part || this.#left) return;
    this.#statistics ??= new part.Statistics(this.#view, this.#key);
    await this.#statistics.open();
  }

  /**
   * Something beside the game is asked of the server; a refusal is shown.
   *
   * @param {Record<string, unknown>} command
   */
  async #ask(command) {
    this.#wanted = command.type === "rematch";
    await this.#connection.send(command).catch(tellRefusal);
  }

  /** Rolls the die or turns up the card; false where neither is due. */
  #rolls() {
    if (this.#view.chance !== "roll" && this.#view.chance !== "turn_card") return false;
    this.#roll();
    return true;
  }

  #roll() {
    if (!this.#canAct()) return;
    this.#side.begin();
    this.#command({ type: "roll" });
  }

  /**
   * @param {Move} move
   * @param {number|null} slot
   */
  #play(move, slot) {
    // A piece that was carried there goes back.
    if (!this.#canAct()) return this.#board.pieces.settle();
    this.#tapped = { text: move.text, slot };
    this.#command({ type: "move", seat: this.#view.turn, move: move.text });
    this.#chooser.withdraw();
  }

  /**
   * @param {Record<string, unknown>} command
   * @param {(refusal: import("./connection.js").Refusal) => void} [onRefused]
   */
  async #command(command, onRefused = tellRefusal) {
    this.#waiting = true;
    this.#side.show(this.#view, false);
    this.#instruct();
    byId("table").dataset.ready = "false";
    hideToast();
    try {
      await this.#connection.send(command);
    } catch (refusal) {
      onRefused(/** @type {any} */ (refusal));
      this.#waiting = false;
      this.#side.cancel();
      this.#board.pieces.settle();
      if (!this.#playback.busy) this.#rest();
    }
  }
}

/** Makes room for the field for typed moves, where it is always in view. */
function fitField() {
  byId("table").classList.toggle("has-typed", settings().typing);
}

function resultDialog() {
  return /** @type {HTMLDialogElement} */ (byId("result"));
}
