import { describe, expect, it } from "vitest";
import type { OrderStatus } from "@/lib/contract/order-status";
import { type OrderWithdrawalRight, orderWithdrawal } from "./order-withdrawal";

const right = (
  status: OrderStatus,
  deliveredAt: string | null,
  now: string,
  customerKind: "CONSUMER" | "PROFESSIONAL" | "COLLECTIVE" = "CONSUMER",
) =>
  orderWithdrawal({
    status,
    customerKind,
    now: new Date(now),
    deliveredAt: deliveredAt ? new Date(deliveredAt) : null,
  });

describe("the right to withdraw from an order", () => {
  // Friday 20 November and its fourteenth day, Friday 4 December, in Paris.
  const DELIVERED = "2026-11-20T10:00:00+01:00";
  it.each<[OrderStatus, string | null, string, OrderWithdrawalRight]>([
    ["AWAITING_PAYMENT", null, "2026-11-20T11:00:00+01:00", "ACTION_NOT_POSSIBLE"],
    ["PAID", null, "2026-11-20T11:00:00+01:00", "OPEN"],
    ["READY", null, "2027-11-20T11:00:00+01:00", "OPEN"],
    ["SHIPPED", null, "2027-11-20T11:00:00+01:00", "OPEN"],
    ["DELIVERED", DELIVERED, "2026-11-20T10:00:00+01:00", "OPEN"],
    ["DELIVERED", DELIVERED, "2026-12-04T23:59:59+01:00", "OPEN"],
    ["DELIVERED", DELIVERED, "2026-12-05T00:00:00+01:00", "PERIOD_OVER"],
    // Late in the evening in Paris is the next day nowhere that counts.
    ["DELIVERED", "2026-11-20T23:59:59+01:00", "2026-12-04T23:59:59+01:00", "OPEN"],
    // The fourteenth day is Saturday 5 December: the period ends with Monday.
    ["DELIVERED", "2026-11-21T10:00:00+01:00", "2026-12-07T23:59:59+01:00", "OPEN"],
    ["DELIVERED", "2026-11-21T10:00:00+01:00", "2026-12-08T00:00:00+01:00", "PERIOD_OVER"],
    // The clocks go back in between: 14 days of the calendar, not 336 hours.
    ["DELIVERED", "2026-10-16T10:00:00+02:00", "2026-10-30T23:59:59+01:00", "OPEN"],
    ["DELIVERED", "2026-10-16T10:00:00+02:00", "2026-10-31T00:00:00+01:00", "PERIOD_OVER"],
    ["RETURNING", DELIVERED, "2026-11-21T10:00:00+01:00", "ACTION_NOT_POSSIBLE"],
    ["EXPIRED", null, "2026-11-21T10:00:00+01:00", "ACTION_NOT_POSSIBLE"],
    ["CANCELLED", null, "2026-11-21T10:00:00+01:00", "ACTION_NOT_POSSIBLE"],
  ])("of %s, delivered %s, at %s: %s", (status, deliveredAt, now, expected) => {
    expect(right(status, deliveredAt, now)).toBe(expected);
  });

  it.each(["PROFESSIONAL", "COLLECTIVE"] as const)("is not for a %s customer", (kind) => {
    expect(right("PAID", null, DELIVERED, kind)).toBe("NOT_A_CONSUMER");
  });
});
