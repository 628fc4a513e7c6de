// @ts-check
/** The rules page: every clause in plain words, with examples to look at and to try. */

import { getBoard, getLayout, getLessons, getOffer } from "./api.js";
import { findClause, PARTS } from "./clauses.js";
import { byId, el, svg } from "./dom.js";
import { ART, Lesson } from "./lesson.js";
import { botWords, gameWords, optionWords, presetWords } from "./rule-words.js";
import { needed } from "./parts.js";
import { refusalText } from "./sentences.js";
import { toast } from "./toast.js";
import { addWords, t } from "./words.js";

/** @typedef {import("./protocol.js").GameSpec} GameSpec */

/** Draws an example shortly before it comes into view. */
const NEAR = "600px";

/** How each bot plays, at more length than beside a seat. @type {Record<string, string>} */
const BOTS = { careful: "rules-bot-careful", random: "rules-bot-random" };

/** @type {IntersectionObserver|null} */
let watcher = null;

/** The examples that are not drawn yet. @type {Map<Element, Lesson>} */
const undrawn = new Map();

/**
 * What the address names: `temper`, `pardon`, or one with a clause.
 *
 * @param {string} rest of the address after `#/rules/`
 */
export function rulesAt(rest) {
  const [name, clause] = rest.split("/");
  const game = name in PARTS ? name : Object.keys(PARTS)[0];
  const found = findClause(clause ?? "");
  return { game, clause: found?.game === game ? found.clause : null };
}

/**
 * Draws the rules of a game and goes to a clause.
 *
 * @param {string} game
 * @param {string|null} clause
 */
export async function drawRulebook(game, clause) {
  const hash = location.hash;
  byId("rules").dataset.ready = "false";
  try {
    const [picture, layout, { lessons }, offer] = await Promise.all([
      getBoard(game), getLayout(game), getLessons(game), getOffer(), needed(addWords("rules")),
    ]);
    if (location.hash !== hash) return;
    document.title = t("title-table", { turn: `${t("rules-link")} – ${gameWords(game).name}` });
    drawGames(game);
    const made = lessons.map((/** @type {import("./protocol.js").Lesson} */ data) => ({ data, lesson: new Lesson(data, game, layout) }));
    const examples = (/** @type {string} */ one) => made.filter(({ data }) => data.clause === one).map(({ lesson }) => lesson);
    const spec = offer.games.find((one) => one.name === game);
    byId("rules-body").replaceChildren(
      masterPicture(picture),
      contents(game),
      el(
        "div",
        { className: "rules-parts" },
        el("p", { className: "rules-aim" }, t(game === "temper" ? "rules-aim-temper" : "rules-aim-pardon")),
        ...PARTS[game].map(([heading, clauses]) => part(heading, clauses, examples)),
        spec ? variants(spec, offer.bots) : "",
      ),
    );
    watch(made.map(({ lesson }) => lesson));
    byId("rules").dataset.ready = "true";
    if (clause) show(clause);
    else scrollTo(0, 0);
  } catch (error) {
    const refused = /** @type {import("./api.js").ApiError} */ (error);
    if (!("status" in refused)) throw error;
    const body = byId("rules-body");
    if (body.children.length) toast(refusalText(refused));
    else body.append(el("p", { role: "alert" }, refusalText(refused)));
  }
}

/** Takes the page's boards away: their symbols have the names of those of a table's board. */
export function leaveRulebook() {
  watcher?.disconnect();
  undrawn.clear();
  byId("rules-body").replaceChildren();
}

/** @param {string} clause */
function show(clause) {
  const found = document.getElementById(`clause-${clause}`);
  if (!found) return;
  found.classList.add("asked");
  found.scrollIntoView({ block: "start" });
  found.focus({ preventScroll: true });
}

/** @param {string} game */
function drawGames(game) {
  const links = Object.keys(PARTS).map((name) => {
    const here = name === game ? { "aria-current": "page" } : {};
    return el("a", { className: "rules-game", href: `#/rules/${name}`, ...here }, gameWords(name).name);
  });
  const nav = byId("rules-games");
  nav.setAttribute("aria-label", t("start-game"));
  nav.replaceChildren(...links);
}

/**
 * The drawing of the board, once for all examples: hidden, but not from those who refer to it.
 *
 * @param {SVGSVGElement} picture
 */
function masterPicture(picture) {
  const art = picture.querySelector(".art");
  if (!art) return picture;
  const master = svg("svg", { class: "rules-master", width: 0, height: 0, "aria-hidden": "true" }, ...picture.children);
  const defs = svg("defs");
  art.id = ART;
  defs.append(art);
  master.append(defs);
  return master;
}

/** @param {string} game */
function contents(game) {
  const headings = [...PARTS[game].map(([heading]) => heading), "rules-variants", "rules-bots"];
  const rows = headings.map((heading) => {
    const button = el("button", { className: "rules-jump", type: "button" }, t(heading));
    button.addEventListener("click", () => {
      const found = byId(heading);
      found.scrollIntoView({ block: "start" });
      found.focus({ preventScroll: true });
    });
    return el("li", {}, button);
  });
  return el("nav", { className: "rules-contents", "aria-label": t("rules-link") }, el("ul", {}, ...rows));
}

/**
 * @param {string} heading
 * @param {string[]} clauses
 * @param {(clause: string) => Lesson[]} examples
 */
function part(heading, clauses, examples) {
  return el(
    "section",
    { className: "rules-part" },
    el("h2", { id: heading, tabIndex: -1 }, t(heading)),
    ...clauses.map((clause) => article(clause, examples(clause))),
  );
}

/**
 * @param {string} clause
 * @param {Lesson[]} lessons
 */
function article(clause, lessons) {
  return el(
    "article",
    { className: `panel clause${lessons.length ? " with-lessons" : ""}`, id: `clause-${clause}`, tabIndex: -1 },
    el("div", { className: "clause-words" }, ...clauseWords(clause, "h3")),
    lessons.length ? el("div", { className: "lessons" }, ...lessons.map((lesson) => lesson.element)) : "",
  );
}

/**
 * A clause's title and text.
 *
 * @param {string} clause
 * @param {"h2"|"h3"} level
 */
function clauseWords(clause, level) {
  const id = clause.toLowerCase();
  return [
    el(level, { className: "clause-title" }, t(`clause-${id}-title`), " ", el("span", { className: "clause-number" }, clause)),
    el("p", {}, t(`clause-${id}`)),
  ];
}

/**
 * The ways to play it, and what may be changed.
 *
 * @param {GameSpec} spec
 * @param {import("./protocol.js").Offer["bots"]} bots
 */
function variants(spec, bots) {
  const rows = (/** @type {{name: string, text: string}[]} */ words) =>
    el("dl", { className: "panel rules-list" }, ...words.map(({ name, text }) => el("div", {}, el("dt", {}, name), el("dd", {}, text))));
  return el(
    "section",
    { className: "rules-part" },
    el("h2", { id: "rules-variants", tabIndex: -1 }, t("rules-variants")),
    el("p", { className: "rules-note" }, t("rules-presets")),
    rows(spec.presets.map(({ name }) => presetWords(name))),
    el("p", { className: "rules-note" }, t("rules-options")),
    rows(spec.options.map(optionWords)),
    el("h2", {}, t("rules-seats")),
    rows([
      { name: t("seat-person"), text: t("seat-person-text") },
      { name: t("seat-open"), text: t("seat-friend-text") },
      { name: t("seat-bot"), text: t("seat-bot-text") },
    ]),
    el("h2", { id: "rules-bots", tabIndex: -1 }, t("rules-bots")),
    el("p", { className: "rules-note" }, t("rules-bots-fair")),
    rows(bots.map((bot) => ({ ...botWords(bot), ...(BOTS[bot.name] ? { text: t(BOTS[bot.name]) } : {}) }))),
  );
}

/**
 * Draws each example when it comes near.
 *
 * @param {Lesson[]} lessons
 */
function watch(lessons) {
  watcher?.disconnect();
  undrawn.clear();
  watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target);
  }, { rootMargin: NEAR });
  for (const lesson of lessons) {
    undrawn.set(lesson.element, lesson);
    watcher.observe(lesson.element);
  }
}

/** @param {Element} element */
function draw(element) {
  undrawn.get(element)?.begin();
  undrawn.delete(element);
  watcher?.unobserve(element);
}

// On paper, everything is near.
addEventListener("beforeprint", () => [...undrawn.keys()].forEach(draw));
