import { expect, it } from "vitest";
import { dueSince } from "./due-since";

const BOOKED = new Date("2026-11-10T10:00:00Z");
const WORD = new Date("2026-11-12T10:00:00Z");
const START = new Date("2026-11-20T10:00:00Z");
const BEFORE = new Date("2026-11-19T10:00:00Z");
const AFTER = new Date("2026-11-21T10:00:00Z");

const booking = {
  totalCents: 10_000,
  dueCents: 2000,
  keptCents: 0,
  isOnAccount: false,
  createdAt: BOOKED,
  confirmedAt: WORD,
  startAt: START,
};

it.each([
  ["the deposit, since the company’s word", { status: "CONFIRMED" }, BEFORE, [2000, WORD]],
  ["all of a ride that was made, since it began", { status: "INVOICED" }, AFTER, [10_000, START]],
  ["the rest of it", { status: "DONE", keptCents: 2000 }, AFTER, [8000, START]],
  ["the rest at the ride", { status: "FINAL", keptCents: 2000 }, AFTER, [8000, START]],
  [
    "the difference, since the booking where there was no word",
    { status: "AWAITING_DIFFERENCE", keptCents: 500, confirmedAt: null },
    BEFORE,
    [1500, BOOKED],
  ],
  [
    "nothing before the ride once the deposit is in",
    { status: "FINAL", keptCents: 2000 },
    BEFORE,
    null,
  ],
  ["nothing that is all paid", { status: "INVOICED", keptCents: 10_000 }, AFTER, null],
  ["nothing of what is cancelled", { status: "CANCELLED" }, AFTER, null],
  ["nothing while the customer may still pay", { status: "AWAITING_DEPOSIT" }, BEFORE, null],
  [
    "nothing that a monthly invoice asks for",
    { status: "DONE", dueCents: 0, isOnAccount: true },
    AFTER,
    null,
  ],
  ["the deposit of an account", { status: "DONE", isOnAccount: true }, AFTER, [2000, START]],
] as const)("owes %s", (_, change, now, owed) => {
  const due = dueSince({ ...booking, ...change }, now);
  expect(due ? [due.owedCents, due.since] : null).toEqual(owed);
});
