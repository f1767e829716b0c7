import { amountOf } from "@/components/purchase/staff/amount-of";
import type { OrderAction } from "@/lib/contract/order-staff";

type Reason = Extract<OrderAction, { action: "CANCEL" }>["reason"];

/** Builds the company's action from the fields of its form; the provider judges it. */
export function orderActionOf(action: OrderAction["action"], data: FormData): OrderAction {
  const lines = (name: string) => data.getAll(name).map(Number);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  switch (action) {
    case "SHIP":
      return {
        action,
        trackingNumber: text("trackingNumber"),
        trackingUrl: text("trackingUrl"),
      };
    case "LOST":
      return { action, remedy: text("remedy") === "REFUND" ? "REFUND" : "SEND_AGAIN" };
    case "RETURNED":
      return {
        action,
        withheld: amountOf(text("withheld")),
        backOnSale: lines("backOnSale"),
      };
    case "CANCEL": {
      const note = text("note");
      const reason = text("reason") as Reason;
      return {
        action,
        reason,
        ...(reason === "OUT_OF_STOCK" ? { missing: lines("missing") } : {}),
        ...(note === "" ? {} : { note }),
      };
    }
    default:
      return { action };
  }
}
