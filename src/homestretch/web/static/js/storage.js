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
