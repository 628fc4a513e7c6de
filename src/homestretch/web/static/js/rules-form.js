// @ts-check
/** The part of the start page that picks the game, its preset, and rule by rule what differs. */

import { boardPicture } from "./api.js";
import { keepDraft, optionValue, setOption } from "./draft.js";
import { byId, el } from "./dom.js";
import { gameWords, optionWords, presetWords } from "./rule-words.js";
import { t } from "./words.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").GameSpec} GameSpec
 * @typedef {import("./protocol.js").OptionSpec} OptionSpec
 */

/**
 * @param {Draft} draft
 * @param {Offer} offer
 * @param {() => void} changed
 */
export function drawGames(draft, offer, changed) {
  const cards = offer.games.map(({ name, presets }) => {
    const words = gameWords(name);
    const input = el("input", { type: "radio", name: "game", id: `game-${name}`, checked: draft.game === name });
    input.addEventListener("change", () => {
      Object.assign(draft, { game: name, preset: presets[0].name, options: {} });
      keepDraft(draft);
      changed();
    });
    return el(
      "label",
      { className: "game-card" },
      input,
      picture(name),
      el("span", { className: "game-name" }, words.name),
      el("span", { className: "game-text" }, words.text),
    );
  });
  byId("games").replaceChildren(...cards);
}

/**
 * An empty board, light or dark as the page is: no style of the page reaches into an `img`.
 *
 * @param {string} game
 */
function picture(game) {
  const media = document.querySelector("link[data-scheme=dark]")?.getAttribute("media") ?? "not all";
  return el(
    "picture",
    {},
    // From now on it follows the choice as everything does that has a scheme.
    el("source", { srcset: boardPicture(game, "dark"), media, "data-scheme": "dark" }),
    el("img", { src: boardPicture(game), alt: "", width: 400, height: 400 }),
  );
}

/**
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {() => void} changed
 */
export function drawRules(draft, game, changed) {
  const again = () => {
    keepDraft(draft);
    drawRules(draft, game, changed);
    changed();
  };
  drawPresets(draft, game, again);
  drawOptions(draft, game, again);
}

/**
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {() => void} changed
 */
function drawPresets(draft, game, changed) {
  const cards = game.presets.map(({ name }) => {
    const words = presetWords(name);
    const input = el("input", { type: "radio", name: "preset", id: `preset-${name}`, checked: draft.preset === name });
    input.addEventListener("change", () => {
      Object.assign(draft, { preset: name, options: {} });
      changed();
      byId(`preset-${name}`).focus();
    });
    return el(
      "label",
      { className: "preset-card" },
      input,
      el("span", { className: "preset-name" }, words.name),
      el("span", { className: "preset-text" }, words.text),
    );
  });
  byId("presets").replaceChildren(...cards);
  byId("preset-chosen").textContent = presetWords(draft.preset).text;
}

/**
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {() => void} changed
 */
function drawOptions(draft, game, changed) {
  const count = Object.keys(draft.options).length;
  byId("details-summary").textContent = count ? t("rules-changed", { count }) : t("rules-in-detail");
  byId("options").replaceChildren(...game.options.map((spec) => option(draft, game, spec, changed)));
}

/**
 * @param {Draft} draft
 * @param {GameSpec} game
 * @param {OptionSpec} spec
 * @param {() => void} changed
 */
function option(draft, game, spec, changed) {
  const words = optionWords(spec);
  const id = `option-${spec.name}`;
  const value = optionValue(draft, game, spec.name);
  const control = spec.switch
    ? el("input", { type: "checkbox", className: "switch", id, checked: value === true, "aria-describedby": `${id}-text` })
    : el("select", { className: "input", id, "aria-describedby": `${id}-text` });
  if (control instanceof HTMLSelectElement) {
    for (let number = spec.low; number <= spec.high; number += 1) {
      control.append(el("option", { value: String(number), selected: number === value }, String(number)));
    }
  }
  control.addEventListener("change", () => {
    const chosen = control instanceof HTMLSelectElement ? Number(control.value) : control.checked;
    setOption(draft, game, spec.name, chosen);
    changed();
    byId(id).focus();
  });
  return el(
    "div",
    { className: "option" },
    el("label", { for: id, className: "option-name" }, words.name),
    control,
    el("p", { id: `${id}-text`, className: "option-text" }, words.text),
  );
}
