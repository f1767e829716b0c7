import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderCancelReason, orderStatus } from "@/lib/contract/order-status";
import { type OrderOutcome, orderOutcome } from "./order-outcome";

describe("what one gets back of an order", () => {
  it.each<[string, Parameters<typeof orderOutcome>[0], OrderOutcome]>([
    [
      "nothing was paid",
      { status: "AWAITING_PAYMENT", reason: "BY_CUSTOMER", paidCents: 0, withheldCents: 0 },
      { refundCents: 0, why: "NOTHING_PAID", isAtOnce: true },
    ],
    [
      "it has not left",
      { status: "PAID", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "NOT_SENT", isAtOnce: true },
    ],
    [
      "it waits to be collected",
      { status: "READY", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "NOT_SENT", isAtOnce: true },
    ],
    [
      "it is on the way",
      { status: "SHIPPED", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "TO_SEND_BACK", isAtOnce: false },
    ],
    [
      "the customer has it",
      { status: "DELIVERED", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "TO_SEND_BACK", isAtOnce: false },
    ],
    [
      "it is back as it was",
      { status: "RETURNING", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "SENT_BACK", isAtOnce: true },
    ],
    [
      "a bottle was opened",
      { status: "RETURNING", reason: "WITHDRAWN", paidCents: 5250, withheldCents: 2000 },
      { refundCents: 3250, why: "VALUE_LOST", isAtOnce: true },
    ],
    [
      "the parcel was lost",
      { status: "SHIPPED", reason: "LOST", paidCents: 5250, withheldCents: 0 },
      { refundCents: 5250, why: "SELLER_ENDED", isAtOnce: true },
    ],
  ])("when %s", (_, order, outcome) => {
    expect(orderOutcome(order)).toEqual(outcome);
  });

  it("is never more than was paid, and never less than nothing", () => {
    const cents = fc.nat(10_000_000);
    const order = fc.record({
      status: fc.constantFrom(...orderStatus.options),
      reason: fc.constantFrom(...orderCancelReason.options),
      paidCents: cents,
      withheldCents: cents,
    });
    fc.assert(
      fc.property(order, (one) => {
        const { refundCents } = orderOutcome(one);
        return refundCents >= 0 && refundCents <= one.paidCents;
      }),
    );
  });
});
