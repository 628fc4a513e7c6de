// @ts-check
/** "Why?": the clause behind a forced move or a roll without a choice, in a dialog over the table. */

import { findClause } from "./clauses.js";
import { byId, el } from "./dom.js";
import { needed } from "./parts.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { addWords, t } from "./words.js";

/**
 * A button that opens a clause; null where there is none to open.
 *
 * @param {string|null|undefined} clause
 * @param {string} className
 */
export function whyButton(clause, className) {
  if (!clause || !findClause(clause)) return null;
  const button = el("button", { className, type: "button", "aria-haspopup": "dialog" }, t("why-button"));
  button.addEventListener("click", () => openClause(clause));
  return button;
}

/**
 * Shows what a clause says, and the way to the rules.
 *
 * @param {string} clause
 */
async function openClause(clause) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("clause"));
  const found = findClause(clause);
  const { hash } = location;
  if (!found || dialog.open) return;
  try {
    await needed(addWords("rules"));
  } catch (error) {
    return toast(refusalText(/** @type {any} */ (error)));
  }
  // A second tap, or somebody who has gone elsewhere meanwhile.
  if (dialog.open || location.hash !== hash) return;
  const id = found.clause.toLowerCase();
  const more = el("a", { className: "button", href: `#/rules/${found.game}/${found.clause}` }, t("why-rules"));
  const close = el("button", { className: "button big", type: "button" }, t("log-close"));
  close.addEventListener("click", () => dialog.close());
  more.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(
    el("h2", { id: "clause-title" }, t(`clause-${id}-title`)),
    el("p", {}, t(`clause-${id}`)),
    el("div", { className: "clause-buttons" }, close, more),
  );
  addEventListener("hashchange", () => dialog.close(), { once: true });
  dialog.showModal();
}
