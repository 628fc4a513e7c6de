// @ts-check
/** What this browser keeps: JSON values in localStorage. Private windows may refuse; then nothing is kept. */

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function load(name, otherwise) {
  try {
    const text = localStorage.getItem(`homestretch.${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function save(name, value) {
  try {
    localStorage.setItem(`homestretch.${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the game goes on, it is only not remembered.
  }
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
  try {
    localStorage.removeItem(`homestretch.${name}`);
  } catch {
    // Then it was not kept either.
  }
}
