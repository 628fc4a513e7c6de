// @ts-check
/**
 * What this browser keeps: JSON values in localStorage. Private windows may refuse, and it may be full: then it is
 * kept as long as the page is open, for whoever plays must find the key to the own seat.
 */

/** What could not be written, by name. @type {Map<string, string>} */
const unwritten = new Map();

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function load(name, otherwise) {
  try {
    const text = loadText(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * What is kept as it is written there; null for nothing.
 *
 * @param {string} name
 */
export function loadText(name) {
  try {
    return unwritten.get(name) ?? localStorage.getItem(`homestretch.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {string} what was written
 */
export function save(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`homestretch.${name}`, text);
    unwritten.delete(name);
  } catch {
    unwritten.set(name, text);
  }
  return text;
}

/**
 * The names of all that is kept whose name begins so.
 *
 * @param {string} prefix
 */
export function names(prefix) {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return all.filter((name) => name.startsWith(`homestretch.${prefix}`)).map((name) => name.slice("homestretch.".length));
  } catch {
    return [];
  }
}

/** @param {string} name */
export function remove(name) {
  unwritten.delete(name);
  try {
    localStorage.removeItem(`homestretch.${name}`);
  } catch {
    // Then it was not kept either.
  }
}
