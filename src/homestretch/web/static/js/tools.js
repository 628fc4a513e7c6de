// @ts-check
/** The buttons beside the board: quiet, and a hint. */

import { byId } from "./dom.js";
import { changeSettings, onSettings, settings } from "./settings.js";
import { t } from "./words.js";

/** Lets the loudspeaker switch sounds and vibration off and on, in one tap. */
export function prepareTools() {
  const button = byId("quiet");
  button.addEventListener("click", () => {
    const loud = settings().sound || settings().vibration;
    changeSettings({ sound: !loud, vibration: !loud });
  });
  onSettings(showQuiet);
}

/** Shows whether it is quiet, in words too. */
export function showQuiet() {
  const button = byId("quiet");
  const loud = settings().sound || settings().vibration;
  const words = t(loud ? "sound-off" : "sound-on");
  button.classList.toggle("is-quiet", !loud);
  button.setAttribute("aria-label", words);
  button.title = words;
}
