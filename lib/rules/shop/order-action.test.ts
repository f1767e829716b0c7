import { describe, expect, it } from "vitest";
import { orderCancelReasonSchema, orderStatusSchema } from "@/lib/contract/order-status";
import { type ActedOnOrder, orderActions, orderCancelReasons } from "./order-action";
import { nextOrderStatus } from "./order-state";

const at = (order: Partial<ActedOnOrder>) =>
  orderActions({
    status: "PAID",
    mode: "DELIVERY",
    awaitsTransfer: false,
    hasReturned: false,
    ...order,
  });

describe("what the company can do with an order", () => {
  it.each<[Partial<ActedOnOrder>, string[]]>([
    [{ status: "AWAITING_PAYMENT" }, ["CANCEL"]],
    [{ status: "AWAITING_PAYMENT", awaitsTransfer: true }, ["RECEIVED", "CANCEL"]],
    [{ status: "PAID" }, ["SHIP", "CANCEL"]],
    [{ status: "PAID", mode: "PICKUP" }, ["SHIP", "CANCEL"]],
    [{ status: "PAID", mode: "CLICK_AND_COLLECT" }, ["READY", "CANCEL"]],
    [{ status: "PAID", mode: "NO_DELIVERY" }, ["DELIVERED", "CANCEL"]],
    [{ status: "READY", mode: "CLICK_AND_COLLECT" }, ["DELIVERED", "CANCEL"]],
    [{ status: "SHIPPED" }, ["DELIVERED", "LOST", "CANCEL"]],
    // A parcel that came back in part was not lost.
    [{ status: "SHIPPED", hasReturned: true }, ["DELIVERED", "CANCEL"]],
    [{ status: "DELIVERED" }, []],
    [{ status: "RETURNING" }, ["RETURNED"]],
    [{ status: "EXPIRED" }, []],
    [{ status: "CANCELLED" }, []],
    // The money came after all.
    [{ status: "EXPIRED", awaitsTransfer: true }, ["RECEIVED"]],
    [{ status: "CANCELLED", awaitsTransfer: true }, ["RECEIVED"]],
    // It came a second time.
    [{ status: "PAID", awaitsTransfer: true }, ["SHIP", "RECEIVED", "CANCEL"]],
    [{ status: "DELIVERED", awaitsTransfer: true }, ["RECEIVED"]],
  ])("%o: %o", (order, actions) => {
    expect(at(order)).toEqual(actions);
  });

  it("leads somewhere: it cancels only where an order can be cancelled, for reasons there are", () => {
    for (const status of orderStatusSchema.options) {
      const reasons = orderCancelReasons({ status });
      if (reasons.length > 0) expect(nextOrderStatus(status, "CANCEL")).toBe("CANCELLED");
      for (const reason of reasons) expect(orderCancelReasonSchema.options).toContain(reason);
    }
  });
});
