// @ts-check
/** The way to the verifier page, which shares no code with this one, and the files it reads. */

import { getTranscript } from "./api.js";
import { deviceAt } from "./device.js";
import { saveAnswer, saveFile } from "./files.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { currentLanguage, t } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * Opens the verifier page and hands it the transcript and this device's notes, as often as it asks: it
 * may be loaded anew. To be called on a press, or the browser opens no window.
 *
 * @param {View} view
 * @param {string|null} key
 */
export async function openVerifier(view, key) {
  const page = open(`/verify?lang=${currentLanguage()}`, "_blank");
  if (!page) return toast(t("verify-blocked"));
  /** @type {Promise<string>} */
  const transcript = getTranscript(view.table, key);
  addEventListener("message", async (event) => {
    if (event.source !== page || event.data?.type !== "homestretch-verifier-ready") return;
    const told = { type: "homestretch-transcript", transcript: await transcript, notes: deviceAt(view.table).notes() };
    page.postMessage(told, location.origin);
  });
  try {
    await transcript;
  } catch (error) {
    page.close();
    toast(refusalText(/** @type {any} */ (error)));
  }
  return undefined;
}

/**
 * @param {View} view
 * @param {string|null} key
 */
export function saveTranscript(view, key) {
  return saveAnswer(`${view.game}-${view.table}.json`, getTranscript(view.table, key), "application/json");
}

/**
 * What this device saw, for the verifier beside the transcript.
 *
 * @param {View} view
 */
export function saveNotes(view) {
  saveFile(`${view.game}-${view.table}-notes.json`, deviceAt(view.table).notes() ?? "", "application/json");
}
