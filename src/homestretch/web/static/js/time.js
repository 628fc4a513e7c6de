// @ts-check
/** Times in words, in the present language. */

import { currentLanguage } from "./words.js";

/**
 * A limit of time: seconds, minutes, hours or days, whichever is even.
 *
 * @param {number} seconds
 */
export function timeLimit(seconds) {
  const [size, unit] = seconds % 86_400 === 0 ? [86_400, "day"]
    : seconds % 3600 === 0 ? [3600, "hour"]
    : seconds % 60 === 0 ? [60, "minute"] : [1, "second"];
  return new Intl.NumberFormat(currentLanguage(), { style: "unit", unit: String(unit), unitDisplay: "long" })
    .format(seconds / Number(size));
}

/**
 * How long ago a moment was.
 *
 * @param {number} moment milliseconds since 1970
 */
export function ago(moment) {
  // The server's clock may be ahead of ours.
  const minutes = Math.min(0, Math.round((moment - Date.now()) / 60_000));
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  if (!minutes) return format.format(0, "second");
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}
