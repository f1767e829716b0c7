import { describe, expect, it } from "vitest";
import { orderCancelReasonSchema, orderStatusSchema } from "@/lib/contract/order-status";
import { nextOrderStatus, ORDER_TRANSITIONS, type OrderEvent, wasLost } from "./order-state";

describe("the states of an order", () => {
  it.each<[string, OrderEvent[], string | undefined]>([
    ["is paid, sent and arrives", ["PAY", "SHIP", "DELIVER"], "DELIVERED"],
    ["is paid and collected", ["PAY", "READY", "DELIVER"], "DELIVERED"],
    ["is lost on the way and sent again", ["PAY", "SHIP", "LOSE", "SHIP", "DELIVER"], "DELIVERED"],
    ["cannot be lost once it has arrived", ["PAY", "SHIP", "DELIVER", "LOSE"], undefined],
    ["is sent back", ["PAY", "SHIP", "DELIVER", "WITHDRAW", "CANCEL"], "CANCELLED"],
    ["is paid too late", ["EXPIRE", "PAY"], "PAID"],
    ["is tried again", ["CANCEL", "HOLD", "PAY"], "PAID"],
    ["cannot be sent unpaid", ["SHIP"], undefined],
    ["is a visit, which is not sent back", ["PAY", "DELIVER", "CANCEL"], "CANCELLED"],
    ["cannot be paid twice", ["PAY", "PAY"], undefined],
  ])("%s", (_name, events, status) => {
    let at: ReturnType<typeof nextOrderStatus> = "AWAITING_PAYMENT";
    for (const event of events) at = at && nextOrderStatus(at, event);
    expect(at).toBe(status);
  });

  it("reaches every status", () => {
    const reached = Object.values(ORDER_TRANSITIONS).flatMap((way) => Object.values(way));
    expect([...new Set(reached)].sort()).toEqual([...orderStatusSchema.options].sort());
  });

  it("is lost only by not having been paid", () => {
    const lostReasons = orderCancelReasonSchema.options.filter((cancelReason) =>
      wasLost({ status: "CANCELLED", cancelReason }),
    );
    expect(lostReasons).toEqual(["CARD_REFUSED", "TRANSFER_LATE"]);
    expect(wasLost({ status: "EXPIRED", cancelReason: null })).toBe(true);
    expect(wasLost({ status: "DELIVERED", cancelReason: null })).toBe(false);
  });
});
