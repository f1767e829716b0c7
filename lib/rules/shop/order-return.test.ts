import { describe, expect, it } from "vitest";
import { type OrderReturn, orderReturn, orderReturnEnds } from "./order-return";

// Friday 20 November at 10:00 in Paris; its sixtieth day is Tuesday 19 January.
const ORDER = {
  ...({ status: "EXPIRED", cancelReason: null, erasedAt: null } as const),
  createdAt: new Date("2026-11-20T10:00:00+01:00"),
  collectDate: null,
  collectFrom: null,
};
const COLLECTED = { ...ORDER, collectDate: "2026-11-28", collectFrom: "09:00" };

describe("an order that was lost by not paying", () => {
  it.each<[string, Partial<Parameters<typeof orderReturn>[0]>, string, OrderReturn]>([
    ["comes back", ORDER, "2026-11-20T12:00:00+01:00", "OPEN"],
    ["comes back for 60 days", ORDER, "2027-01-19T09:59:59+01:00", "OPEN"],
    ["and no longer", ORDER, "2027-01-19T10:00:00+01:00", "ORDER_TOO_OLD"],
    ["comes back until its slot", COLLECTED, "2026-11-28T08:59:59+01:00", "OPEN"],
    ["and not from it on", COLLECTED, "2026-11-28T09:00:00+01:00", "ORDER_SLOT_OVER"],
    [
      "in the time of Paris",
      { ...COLLECTED, createdAt: new Date("2026-06-20T10:00:00Z"), collectDate: "2026-07-04" },
      ...(["2026-07-04T07:00:00Z", "ORDER_SLOT_OVER"] as const),
    ],
    [
      "is not brought back once it names nobody",
      { erasedAt: new Date("2026-12-04T10:00:00+01:00") },
      ...(["2026-12-05T10:00:00+01:00", "ORDER_ERASED"] as const),
    ],
    [
      "is one whose card was refused, too",
      { status: "CANCELLED", cancelReason: "CARD_REFUSED" },
      ...(["2026-11-20T12:00:00+01:00", "OPEN"] as const),
    ],
    [
      "is no other that was cancelled",
      { status: "CANCELLED", cancelReason: "OUT_OF_STOCK" },
      ...(["2026-11-20T12:00:00+01:00", "ACTION_NOT_POSSIBLE"] as const),
    ],
    ["is none that is paid", { status: "PAID" }, "2026-11-20T12:00:00Z", "ACTION_NOT_POSSIBLE"],
  ])("%s", (_name, change, now, expected) => {
    expect(orderReturn({ ...ORDER, ...change, now: new Date(now) })).toBe(expected);
  });

  it.each([
    [ORDER, "2027-01-19T09:00:00.000Z"],
    [COLLECTED, "2026-11-28T08:00:00.000Z"],
    [{ ...COLLECTED, collectDate: "2027-03-06" }, "2027-01-19T09:00:00.000Z"],
  ])("has its last moment", (order, ends) => {
    expect(orderReturnEnds(order).toISOString()).toBe(ends);
  });
});
