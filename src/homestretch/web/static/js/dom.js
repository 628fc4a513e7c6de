// @ts-check
/** Small helpers to make elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an HTML element. Keys with a dash are attributes, others properties.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node|string|null|undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (key === "data") Object.assign(made.dataset, value);
    else if (key.includes("-") || key === "role" || key === "for") made.setAttribute(key, String(value));
    else /** @type {any} */ (made)[key] = value;
  }
  for (const child of children) if (child !== null && child !== undefined) made.append(child);
  return made;
}

/**
 * Makes an SVG element; all keys are attributes.
 *
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string|number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * Writes a text, unless it is there: the same one anew would be laid out anew.
 *
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets an attribute, unless it has that value: the same one anew would be styled anew.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function mark(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What elements show. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Whether an element is to be filled anew, for it is hidden or shows something else, or in another language. What
 * stays keeps its focus and takes nothing from under a finger: where what is pressed is replaced, the press is lost.
 *
 * @param {HTMLElement} element
 * @param {unknown} what all that its content depends on
 */
export function isNews(element, what) {
  const key = JSON.stringify([document.documentElement.lang, what]);
  const isNew = element.hidden || shown.get(element) !== key;
  shown.set(element, key);
  return isNew;
}

/**
 * Hides or shows an element, unless it is so already.
 *
 * @param {HTMLElement} element
 * @param {boolean} hidden
 */
export function hide(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * Whether a key is pressed with another one: then it is the browser's, such as Alt with an arrow for back.
 *
 * @param {KeyboardEvent} event
 */
export function isBrowsers(event) {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/**
 * The one element with this id; its absence is a mistake in the page itself.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found;
}
