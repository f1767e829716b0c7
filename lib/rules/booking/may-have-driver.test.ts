import { expect, it } from "vitest";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { mayHaveDriver } from "./may-have-driver";

const NOW = new Date("2026-11-25T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

it.each<[BookingStatus, boolean, number, boolean]>([
  ["FINAL", true, 1, true],
  ["CONFIRMED", true, 48, true],
  ["AWAITING_CONFIRMATION", true, 1, true],
  ["FINAL", true, 0, false],
  ["FINAL", true, -1, false],
  ["FINAL", false, 1, false],
  ["DONE", true, 1, false],
  ["INVOICED", true, 1, false],
])("%s, kept %s, over in %i h: %s", (status, isActive, hours, expected) => {
  expect(mayHaveDriver({ status }, { isActive, endAt: at(hours) }, NOW)).toBe(expected);
});
