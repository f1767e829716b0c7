import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deliveryModeSchema,
  type OrderCancelReason,
  type OrderStatus,
  orderCancelReasonSchema,
  orderStatusSchema,
} from "@/lib/contract/order-status";
import { type OrderRefundOutcome, orderOutcome } from "./order-outcome";

type Why = OrderRefundOutcome["why"];

describe("what one gets back of an order", () => {
  it.each<[string, OrderStatus, OrderCancelReason, number, number, Why, number, boolean]>([
    ["nothing was paid", "AWAITING_PAYMENT", "BY_CUSTOMER", 0, 0, "NOTHING_PAID", 0, true],
    ["it cost nothing and is on the way", "SHIPPED", "WITHDRAWN", 0, 0, "NOTHING_PAID", 0, false],
    ["it cost nothing and is there", "DELIVERED", "WITHDRAWN", 0, 0, "NOTHING_PAID", 0, false],
    ["it has not left", "PAID", "WITHDRAWN", 5250, 0, "NOT_SENT", 5250, true],
    ["it waits to be collected", "READY", "WITHDRAWN", 5250, 0, "NOT_SENT", 5250, true],
    ["it is on the way", "SHIPPED", "WITHDRAWN", 5250, 0, "TO_SEND_BACK", 5250, false],
    ["the customer has it", "DELIVERED", "WITHDRAWN", 5250, 0, "TO_SEND_BACK", 5250, false],
    ["it is back as it was", "RETURNING", "WITHDRAWN", 5250, 0, "SENT_BACK", 5250, true],
    ["a bottle was opened", "RETURNING", "WITHDRAWN", 5250, 2000, "VALUE_LOST", 3250, true],
    ["the parcel was lost", "SHIPPED", "LOST", 5250, 0, "SELLER_ENDED", 5250, true],
  ])("when %s", (_, status, reason, paidCents, withheldCents, why, refundCents, isAtOnce) => {
    const outcome = orderOutcome({ status, mode: "PICKUP", reason, paidCents, withheldCents });
    expect(outcome).toEqual({ refundCents, why, isAtOnce });
  });

  it.each(["PAID", "DELIVERED"] as const)("of what is sent nowhere, %s: all, at once", (status) => {
    const order = { status, mode: "NO_DELIVERY", reason: "WITHDRAWN", withheldCents: 0 } as const;
    const all = { refundCents: 2400, why: "NEVER_SENT", isAtOnce: true };
    expect(orderOutcome({ ...order, paidCents: 2400 })).toEqual(all);
    expect(orderOutcome({ ...order, paidCents: 0 }).isAtOnce).toBe(true);
  });

  it("is never more than was paid, and never less than nothing", () => {
    const cents = fc.nat(10_000_000);
    const order = fc.record({
      status: fc.constantFrom(...orderStatusSchema.options),
      mode: fc.constantFrom(...deliveryModeSchema.options),
      reason: fc.constantFrom(...orderCancelReasonSchema.options),
      paidCents: cents,
      withheldCents: cents,
    });
    fc.assert(
      fc.property(order, (order) => {
        const { refundCents } = orderOutcome(order);
        return refundCents >= 0 && refundCents <= order.paidCents;
      }),
    );
  });
});
