import { expect, it } from "vitest";
import { payOrderUntil } from "./order-payment-time";

it.each([
  ["CARD", "2026-11-21T10:00:00Z", "2026-11-21T11:00:00.000Z"],
  // Fifteen working days from a Saturday: the 25th and 26th of December and New Year are not in it.
  ["TRANSFER", "2026-11-21T10:00:00Z", "2026-12-11T23:00:00.000Z"],
  ["TRANSFER", "2026-12-18T10:00:00Z", "2027-01-12T23:00:00.000Z"],
  // Paris changes its clocks on 29 March.
  ["TRANSFER", "2027-03-12T10:00:00Z", "2027-04-05T22:00:00.000Z"],
] as const)("%s ordered at %s is kept until %s", (method, now, until) => {
  expect(payOrderUntil(method, new Date(now)).toISOString()).toBe(until);
});
