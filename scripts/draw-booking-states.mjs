import { readFile } from "node:fs/promises";
import { bookingStatus, cancelReason } from "../lib/contract/booking-status.ts";
import {
  BOOKING_TRANSITIONS,
  FIRST_STATUSES,
  holdsVehicle,
  isConfirmed,
  mayReturn,
} from "../lib/rules/booking-state.ts";

const STATUS_SOURCE = new URL("../lib/contract/booking-status.ts", import.meta.url);
const EVENT_SOURCE = new URL("../lib/rules/booking-state.ts", import.meta.url);

/** @typedef {import("../lib/contract/booking-status").BookingStatus} BookingStatus */
/** @typedef {{ from: BookingStatus, event: string, to: BookingStatus }} Move */

/**
 * The state machine of bookings as a page of Markdown: its moves from the code as it runs, what
 * each status and event means from the line above it in the source.
 * @returns {Promise<string>}
 */
export async function drawBookingStates() {
  const meanings = { ...(await meaningsIn(STATUS_SOURCE)), ...(await meaningsIn(EVENT_SOURCE)) };
  return `# The life of a booking

<!-- Written by \`node scripts/state-diagram.mjs\` from lib/rules/booking-state.ts; a test compares. -->

${diagram()}

HOLD and PAY bring back a booking that was lost by not paying, while its vehicle is free. It may
return from ${returning()}.

## Statuses

${table(["Status", "Meaning", "Keeps its vehicle", "Confirmed"], statusRows(meanings))}

## Events

${table(["Event", "Meaning", "From", "To"], eventRows(meanings))}
`;
}

/** @returns {Move[]} */
const moves = () =>
  bookingStatus.options.flatMap((from) =>
    Object.entries(BOOKING_TRANSITIONS[from]).map(([event, to]) => ({ from, event, to })),
  );

/** @param {BookingStatus} status */
const reasonsToReturn = (status) =>
  cancelReason.options.filter((reason) => mayReturn(status, reason));

/** @param {BookingStatus} status */
const isLast = (status) =>
  Object.keys(BOOKING_TRANSITIONS[status]).length === 0 || reasonsToReturn(status).length > 0;

function diagram() {
  const lines = [
    ...FIRST_STATUSES.map((status) => `[*] --> ${status}`),
    ...moves().map(({ from, event, to }) => `${from} --> ${to}: ${event}`),
    ...bookingStatus.options.filter(isLast).map((status) => `${status} --> [*]`),
  ];
  return ["```mermaid", "stateDiagram-v2", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}

/** From where a booking comes back, and after which reasons if not after all. */
const returning = () =>
  bookingStatus.options
    .filter((status) => reasonsToReturn(status).length > 0)
    .map((status) => {
      const reasons = reasonsToReturn(status);
      const isAlways = reasons.length === cancelReason.options.length;
      return isAlways ? status : `${status} after ${reasons.join(", ")} alone`;
    })
    .join(", and from ");

/** @param {Record<string, string>} meanings */
const statusRows = (meanings) =>
  bookingStatus.options.map((status) => [
    status,
    meaningOf(status, meanings),
    holdsVehicle(status) ? "yes" : "",
    isConfirmed(status) ? "yes" : "",
  ]);

/** One for each event and status that it leads to. @param {Record<string, string>} meanings */
function eventRows(meanings) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves()) {
    const key = `${move.event} ${move.to}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  const order = Object.keys(meanings);
  return [...groups.values()]
    .map((group) => {
      const [{ event, to } = { event: "", to: "" }] = group;
      return [event, meaningOf(event, meanings), group.map(({ from }) => from).join(", "), to];
    })
    .sort(([a = ""], [b = ""]) => order.indexOf(a) - order.indexOf(b));
}

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** @param {string} name @param {Record<string, string>} meanings */
function meaningOf(name, meanings) {
  const meaning = meanings[name];
  if (!meaning) throw new Error(`${name} has no comment above it that says what it means`);
  return meaning;
}

/** What stands above each quoted name of a source. @param {URL} source */
async function meaningsIn(source) {
  const text = await readFile(source, "utf8");
  const found = text.matchAll(/\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*\|?\s*"([A-Z_]+)"/g);
  return Object.fromEntries([...found].map(([, meaning = "", name = ""]) => [name, meaning]));
}
