import { expect, it } from "vitest";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { mayStaffChange } from "./possible-action";

const NOW = new Date("2026-11-25T10:00:00Z");
const LATER = new Date("2026-11-25T10:01:00Z");
const BY_FARES = [{ code: "DISTANCE" }];
const AGREED = [{ code: "AGREED" }];

it.each([
  ["a minute before it begins", "FINAL", LATER, BY_FARES, false, true],
  ["once it has begun", "FINAL", NOW, BY_FARES, false, false],
  ["at another price than the one agreed to", "CONFIRMED", LATER, AGREED, false, false],
  ["at the price that was agreed to", "CONFIRMED", LATER, AGREED, true, true],
  ["while it waits to be paid", "HELD", LATER, BY_FARES, true, true],
  ["as a quote", "QUOTED", LATER, BY_FARES, true, false],
  ["once it is cancelled", "CANCELLED", LATER, BY_FARES, true, false],
  ["once it is over", "DONE", LATER, BY_FARES, true, false],
] as [string, BookingStatus, Date, { code: string }[], boolean, boolean][])(
  "the staff may change a ride %s: %s %s",
  (_, status, startAt, lines, keepsPrice, may) => {
    expect(mayStaffChange({ status, startAt, lines }, { keepsPrice }, NOW)).toBe(may);
  },
);
