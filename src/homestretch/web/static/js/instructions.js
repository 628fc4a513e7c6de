// @ts-check
/** The banner's small line: what the person to act can do now, and which rule narrows it. */

import { cardText } from "./cards.js";
import { cardName, isPlayedFor, isSealing, ownSeats, who } from "./seats.js";
import { moveReason } from "./sentences.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./chooser.js").Chooser} Chooser
 */

/**
 * @param {View} view
 * @param {Chooser} chooser
 */
export function instruction(view, chooser) {
  const line = bareInstruction(view, chooser);
  const card = chooser.open && view.game === "pardon" ? chooser.picked.card : null;
  if (chooser.refused !== null) {
    return `${cardName(chooser.refused)}: ${cardText(chooser.refused)}. ${t("card-cannot-move")}`;
  }
  return card === null || view.must_discard || chooser.walks.length ? line : `${cardText(card)}. ${line}`;
}

/**
 * @param {View} view
 * @param {Chooser} chooser
 */
function bareInstruction(view, chooser) {
  if (view.to_act === "over") return t("line-over");
  if (isSealing(view)) return t("line-sealing", { game: view.game });
  if (isPlayedFor(view)) return t("line-absent");
  if (view.waits_for === null) return view.to_act === "chance" ? chanceLine(view) : t("line-thinking");
  const gone = view.seats.find(({ seat, away }) => away && seat === view.waits_for && seat === view.deadline_seat);
  if (gone) return t("line-away", { who: who(view, gone.seat) });
  if (!ownSeats(view).length) return t("line-watching");
  if (!ownSeats(view).includes(view.waits_for)) return t("line-waiting");
  if (view.chance === "roll") return rollLine(view);
  if (view.chance === "turn_card") return t("line-turn-card");
  return choiceLine(view, chooser);
}

/** @param {View} view */
function chanceLine(view) {
  if (view.chance === "deal") return t("line-deal");
  if (view.chance === "first") return t("line-first");
  return t("line-thinking");
}

/** @param {View} view */
function rollLine(view) {
  const left = triesLeft(view);
  if (left > 1) return t("line-tries", { left });
  return t(left ? "line-last-try" : "line-roll");
}

/**
 * How many tries for a six are left, 0 where the roll is an ordinary one.
 *
 * @param {View} view
 */
export function triesLeft(view) {
  if (view.chance !== "roll") return 0;
  const left = view.rolls_left ?? 1;
  if (left > 1) return left;
  const last = view.history.filter((event) => event.kind === "chance" || event.kind === "move").at(-1);
  return last?.seat === view.turn && last.reason?.code === "try_again" ? 1 : 0;
}

/**
 * @param {View} view
 * @param {Chooser} chooser
 */
function choiceLine(view, chooser) {
  const reason = moveReason(view);
  const { picked } = chooser;
  const { spots, opened } = chooser.stage;
  if (view.game === "temper") return reason || t("line-choose-token", { die: view.die ?? 0 });
  if (picked.card === null) return reason || (playsAgain(view) ? t("line-again") : t("line-choose-card"));
  if (!spots.length) return reason && !opened ? reason : t("line-choose-words");
  if (!opened) return reason || t("line-choose-pawn");
  if (chooser.walks.length) return t("line-choose-steps");
  return picked.target === null ? t("line-choose-target") : t("line-choose-second");
}

/**
 * Whether the seat has just played a 2 and plays again.
 *
 * @param {View} view
 */
function playsAgain(view) {
  const last = view.history.filter((event) => event.kind === "move").at(-1);
  return last?.seat === view.turn && last.card === 2 && last.move_kind !== "discard";
}
