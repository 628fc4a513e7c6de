// @ts-check
/** Links to hand on: as a picture for a camera, to copy, or by whatever the device shares with. */

import { getAtCode, getQr } from "./api.js";
import { byId, el } from "./dom.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/** What to start the server with, so that other devices reach it. */
const FOR_OTHERS = { command: "homestretch serve --host 0.0.0.0", make: "make play HOST=0.0.0.0" };

/**
 * Whether a link leads back to the very device that opens it.
 *
 * @param {string} link
 */
export function isForHereOnly(link) {
  const { hostname } = new URL(link);
  return /^(127\.|\[::1\]$)/.test(hostname) || /(^|\.)localhost\.?$/.test(hostname);
}

/**
 * A link with its QR code and buttons. The picture comes when the server has made it.
 *
 * @param {string} link
 * @param {string} title what the other device is told the link is
 */
export function linkPanel(link, title) {
  const picture = el("div", { className: "qr", role: "img", "aria-label": t("share-qr") });
  getQr(link).then(
    (drawn) => picture.replaceChildren(drawn),
    (error) => {
      picture.hidden = true;
      toast(refusalText(error));
    },
  );
  const field = el("input", { className: "input share-link", type: "text", readOnly: true, value: link, "aria-label": t("share-link") });
  field.addEventListener("focus", () => field.select());
  const copy = el("button", { className: "button", type: "button" }, t("share-copy"));
  copy.addEventListener("click", () => copyLink(field));
  const buttons = el("div", { className: "share-buttons" }, copy);
  if (navigator.share) {
    const share = el("button", { className: "button", type: "button" }, t("share-send"));
    share.addEventListener("click", () => navigator.share({ title, url: link }).catch(() => undefined));
    buttons.append(share);
  }
  const only = isForHereOnly(link) ? el("p", { className: "share-here" }, t("share-here-only", FOR_OTHERS)) : null;
  return el("div", { className: "share" }, only, picture, el("div", { className: "share-words" }, field, buttons));
}

/**
 * Copies the link; where the page may not (plain HTTP), it is selected for the person to copy.
 *
 * @param {HTMLInputElement} field
 */
async function copyLink(field) {
  field.select();
  let copied;
  try {
    await navigator.clipboard.writeText(field.value);
    copied = true;
  } catch {
    copied = document.execCommand("copy");
  }
  const text = t(copied ? "share-copied" : "share-copy-yourself");
  toast(text);
}

/**
 * A dialog with a link to the own seat.
 *
 * @param {string} code of the table
 * @param {string} key
 */
export async function showSeatLink(code, key) {
  const link = await joinLink(code);
  if (link) showLink(`${link}#${key}`, t("share-seat-title"), t("share-seat-text"));
}

/**
 * A dialog with the link to a finished game.
 *
 * @param {{code: string, table: string}} view
 */
export async function showGameLink({ code, table }) {
  const link = await joinLink(code);
  if (link) showLink(new URL(`/game/${table}`, link).href, t("replay-share"), t("share-game-text"));
}

/**
 * The address by which other devices reach a table; only the server knows what it is called there.
 *
 * @param {string} code
 */
async function joinLink(code) {
  const { hash } = location;
  try {
    const { link } = await getAtCode(code);
    // Whoever has gone elsewhere meanwhile is not followed.
    return location.hash === hash ? link : null;
  } catch (error) {
    toast(refusalText(/** @type {any} */ (error)));
    return null;
  }
}

/**
 * @param {string} link
 * @param {string} title
 * @param {string} text
 */
function showLink(link, title, text) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("share"));
  const close = el("button", { className: "button big", type: "button" }, t("log-close"));
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(el("h2", { id: "share-title" }, title), el("p", {}, text), linkPanel(link, title), close);
  dialog.showModal();
}

/** Takes the dialog away, if it is there. */
export function hideLink() {
  /** @type {HTMLDialogElement} */ (byId("share")).close();
}
