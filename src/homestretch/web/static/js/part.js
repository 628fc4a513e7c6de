// @ts-check
/**
 * This browser's part in a seal, from the moment a table is opened, or a rematch is made while the result is
 * still on the screen: the seal waits for a device a few seconds only, and the rest of the page may take longer.
 */

import { deviceAt } from "./device.js";
import { rememberNext } from "./mytables.js";
import { ownSeats } from "./seats.js";

/** How long such a line is kept where no other comes. */
const LONGEST_MS = 20_000;

/** What ends the line of a table. @type {Map<string, () => void>} */
const lines = new Map();

/**
 * The address of a table's line.
 *
 * @param {string} table
 */
export function lineAddress(table) {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address;
}

/**
 * Opens a line for nothing but the seal, unless this device has its part already.
 *
 * @param {string} table
 * @param {string} key
 */
export function takePart(table, key) {
  const device = deviceAt(table);
  if (device.witness.isOpen || lines.has(table)) return;
  const socket = new WebSocket(lineAddress(table));
  const timer = setTimeout(() => partTaken(table), LONGEST_MS);
  lines.set(table, () => {
    clearTimeout(timer);
    socket.close();
  });
  const say = (/** @type {Record<string, unknown>} */ told) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(told));
  };
  socket.onopen = () => {
    say({ type: "hello", key, seen: null, chain: device.hello() });
    const tip = device.tip();
    if (tip) say(tip);
  };
  socket.onmessage = ({ data }) => {
    device.receive(JSON.parse(data), say);
  };
}

/**
 * Takes part in the seal of a rematch as soon as it is made: it does not wait for somebody who still reads
 * the result.
 *
 * @param {import("./protocol.js").GameEvent} event
 * @param {import("./protocol.js").View} view the table after it
 * @param {string|null} key
 */
export function takePartInNext(event, view, key) {
  if (event.kind !== "next" || !event.table || !key || !ownSeats(view).length) return;
  rememberNext(view.table, event.table);
  takePart(event.table, key);
}

/**
 * Ends that line: the table has one of its own now.
 *
 * @param {string} table
 */
export function partTaken(table) {
  lines.get(table)?.();
  lines.delete(table);
}
