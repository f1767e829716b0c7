import { expect, it } from "vitest";
import type { CancelReason } from "@/lib/contract/booking-status";
import { cancelOutcome } from "./cancel-outcome";

const PLACE = { lat: 47, lng: -1 };
const NOW = new Date("2026-11-23T12:00:00Z");

const outcome = (reason: CancelReason, change = {}) =>
  cancelOutcome(
    {
      paid: 20,
      refunded: 0,
      deposit: 20,
      total: 146.4,
      status: "FINAL",
      kind: "TRANSFER",
      pickup: PLACE,
      dropoff: PLACE,
      startAt: "2026-11-30T10:00:00+01:00",
      returnAt: null,
      hours: null,
      durationMin: 60,
      history: [{ event: "CONFIRM" }],
      isSuspended: false,
      ...change,
    } as unknown as Parameters<typeof cancelOutcome>[0],
    reason,
    NOW,
  );

it.each([
  ["SERVICE_UNAVAILABLE", { refund: 20, kept: 0, indemnity: 20 }],
  ["CUSTOMER_ABSENT", { refund: 0, kept: 20, indemnity: 0 }],
  ["FORCE_MAJEURE", { refund: 20, kept: 0, indemnity: 0 }],
] as const)("for %s", (reason, expected) => expect(outcome(reason)).toEqual(expected));

it("gives back no more than is left of what was paid", () => {
  expect(outcome("FORCE_MAJEURE", { paid: 146.4, refunded: 126.4 }).refund).toBe(20);
});

it("owes nothing besides for a ride that was not final", () => {
  const early = { status: "AWAITING_CONFIRMATION", history: [] };
  expect(outcome("SERVICE_UNAVAILABLE", early)).toEqual({ refund: 20, kept: 0, indemnity: 0 });
});
