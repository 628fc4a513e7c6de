// @ts-check
/** Small questions about a seat: what its person is called now, and which bot is to take it. */

import { getOffer } from "./api.js";
import { byId, el } from "./dom.js";
import { botWords } from "./rule-words.js";
import { colour, LONGEST_NAME } from "./seats.js";
import { refusalText } from "./sentences.js";
import { save } from "./storage.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/**
 * @typedef {import("./protocol.js").SeatView} SeatView
 * @typedef {(command: Record<string, unknown>) => void} Send
 */

/**
 * Asks for a new name.
 *
 * @param {SeatView} seat
 * @param {Send} send
 */
export function askName(seat, send) {
  const field = el("input", {
    className: "input", id: "rename-name", type: "text", maxLength: LONGEST_NAME, autocomplete: "nickname",
    spellcheck: false, value: seat.name ?? "", placeholder: colour(seat.seat),
  });
  const form = el(
    "form",
    { className: "seat-form" },
    el("label", { for: "rename-name" }, t("join-name")),
    field,
    el("button", { className: "button big", type: "submit" }, t("settings-done")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = field.value.trim();
    dialog().close();
    if (!name || name === seat.name) return;
    save("name", name);
    send({ type: "sit", seat: seat.seat, name });
  });
  show(t("people-rename"), form);
  field.select();
}

/**
 * Asks which bot takes a seat; where there is one only, it takes it at once.
 *
 * @param {SeatView} seat
 * @param {Send} send
 */
export async function askBot(seat, send) {
  const { hash } = location;
  try {
    const { bots } = await getOffer();
    if (location.hash !== hash) return undefined;
    const fill = (/** @type {string} */ bot) => send({ type: "fill", seat: seat.seat, bot });
    if (bots.length === 1) return fill(bots[0].name);
    const rows = bots.map((bot) => {
      const { name, text } = botWords(bot);
      const button = el(
        "button",
        { className: "button bot-choice", type: "button", data: { bot: bot.name } },
        el("span", { className: "bot-name" }, name),
        el("span", { className: "bot-text" }, text),
      );
      button.addEventListener("click", () => {
        dialog().close();
        fill(bot.name);
      });
      return button;
    });
    return show(t("seat-bot-label", { colour: colour(seat.seat) }), ...rows);
  } catch (error) {
    return toast(refusalText(/** @type {any} */ (error)));
  }
}

function dialog() {
  return /** @type {HTMLDialogElement} */ (byId("seat-dialog"));
}

/**
 * @param {string} title
 * @param {...HTMLElement} content
 */
function show(title, ...content) {
  const cancel = el("button", { className: "button quiet", type: "button" }, t("log-close"));
  cancel.addEventListener("click", () => dialog().close());
  dialog().replaceChildren(el("h2", { id: "seat-dialog-title" }, title), ...content, cancel);
  dialog().showModal();
}
