import { amountOf } from "@/components/company/amount-of";
import type { OrderAction } from "@/lib/contract/order-company";

type Reason = Extract<OrderAction, { action: "CANCEL" }>["reason"];

/** What the company decides, from the fields of its form; the provider judges it. */
export function orderActionOf(action: OrderAction["action"], data: FormData): OrderAction {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  switch (action) {
    case "SHIP":
      return {
        action,
        trackingNumber: text("trackingNumber"),
        trackingUrl: text("trackingUrl"),
      };
    case "RETURNED":
      return { action, withheld: amountOf(text("withheld")) };
    case "CANCEL": {
      const note = text("note");
      return { action, reason: text("reason") as Reason, ...(note === "" ? {} : { note }) };
    }
    default:
      return { action };
  }
}
