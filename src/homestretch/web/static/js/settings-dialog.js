// @ts-check
/** The dialog with the settings of this browser. */

import { byId, el } from "./dom.js";
import { needed } from "./parts.js";
import { isHeld, released } from "./pressed.js";
import { refusalText } from "./sentences.js";
import { changeSettings, settings, SPEEDS, THEMES } from "./settings.js";
import { toast } from "./toast.js";
import { currentLanguage, LANGUAGES, t, useLanguage } from "./words.js";

const LANGUAGE_WORDS = {
  en: "language-en", de: "language-de", it: "language-it", es: "language-es", fr: "language-fr", nl: "language-nl",
};
const THEME_WORDS = { system: "theme-system", light: "theme-light", dark: "theme-dark" };
const SPEED_WORDS = { off: "speed-off", fast: "speed-fast", normal: "speed-normal" };

/** Opens the dialog. */
export function openSettings() {
  const dialog = /** @type {HTMLDialogElement} */ (byId("settings"));
  draw(dialog);
  if (!dialog.open) dialog.showModal();
}

/** @param {HTMLDialogElement} dialog */
function draw(dialog) {
  const close = el("button", { className: "button big", type: "button" }, t("settings-done"));
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(
    el("h2", { id: "settings-title" }, t("settings-title")),
    languages(dialog),
    choice("theme", "settings-theme", THEMES.map((theme) => ({ value: theme, words: THEME_WORDS[theme], choose: () => changeSettings({ theme }) }))),
    choice("speed", "settings-speed", SPEEDS.map((speed) => ({ value: speed, words: SPEED_WORDS[speed], choose: () => changeSettings({ speed }) }))),
    toggle("autoroll", "settings-autoroll"),
    toggle("autoplay", "settings-autoplay"),
    toggle("sound", "settings-sound"),
    "vibrate" in navigator ? toggle("vibration", "settings-vibration") : "",
    toggle("turning", "settings-turning"),
    toggle("tips", "settings-tips"),
    "wakeLock" in navigator ? toggle("awake", "settings-awake") : "",
    toggle("typing", "settings-typing"),
    rules(dialog),
    close,
  );
}

/** @param {HTMLDialogElement} dialog */
function languages(dialog) {
  const select = el("select", { className: "input", id: "language" });
  for (const code of LANGUAGES) {
    const name = t(LANGUAGE_WORDS[/** @type {keyof typeof LANGUAGE_WORDS} */ (code)]);
    select.append(el("option", { value: code, selected: code === currentLanguage(), lang: code }, name));
  }
  select.addEventListener("change", async () => {
    const language = select.value;
    let problem = "";
    try {
      await needed(useLanguage(language));
      // Not before: a language whose words do not come would leave the next visit without any.
      changeSettings({ language });
    } catch (error) {
      problem = refusalText(/** @type {any} */ (error));
    }
    if (isHeld()) await released();
    draw(dialog);
    byId("language").focus();
    if (problem) toast(problem);
  });
  return el("div", { className: "setting" }, el("label", { for: "language" }, t("settings-language")), select);
}

/**
 * A few values side by side.
 *
 * @param {"theme"|"speed"} name
 * @param {string} words
 * @param {{value: string, words: string, choose: () => void}[]} values
 */
function choice(name, words, values) {
  const choices = values.map((one) => {
    const input = el("input", { type: "radio", name, value: one.value, checked: settings()[name] === one.value });
    input.addEventListener("change", one.choose);
    return el("label", {}, input, el("span", {}, t(one.words)));
  });
  return el(
    "fieldset",
    { className: "setting" },
    el("legend", {}, t(words)),
    el("span", { className: "segments" }, ...choices),
  );
}

/**
 * The way to the rules, from wherever the settings were opened.
 *
 * @param {HTMLDialogElement} dialog
 */
function rules(dialog) {
  const game = document.querySelector("#table:not([hidden]) .board-picture.pardon") ? "pardon" : "temper";
  const link = el("a", { className: "settings-rules", href: `#/rules/${game}` }, t("rules-link"));
  link.addEventListener("click", () => dialog.close());
  return link;
}

/**
 * A switch for one setting.
 *
 * @param {"autoroll"|"autoplay"|"sound"|"vibration"|"turning"|"tips"|"awake"|"typing"} name
 * @param {string} words
 */
function toggle(name, words) {
  const input = el("input", { type: "checkbox", className: "switch", id: name, checked: settings()[name] });
  input.addEventListener("change", () => changeSettings({ [name]: input.checked }));
  return el("div", { className: "setting" }, el("label", { for: name }, t(words)), input);
}
