import type { AlertKind } from "@/lib/contract/admin/alert";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { StaffAlert } from "@/platform/alert/staff-alert";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { OrderMessage } from "@/platform/shop/order/mails/order-messages";
import type { OrderNoticeDetails } from "@/platform/shop/order/mails/order-notice";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/** Names the alert to the staff for a step of an order; none for the company's own acts. */
export function orderAlert(
  message: OrderMessage,
  order: OrderRow,
  { by }: Pick<OrderNoticeDetails, "by">,
): StaffAlert | undefined {
  const kind = by === "COMPANY" ? undefined : kindOf(message, order);
  if (!kind) return undefined;
  const { reference, totalCents, version } = order;
  return {
    kind,
    event: `order:${reference}`,
    once: version,
    detail: (language) =>
      `${reference} · ${mailFigures(language).euros(eurosFromCents(totalCents))}`,
    path: `/admin/order/${reference}`,
  };
}

function kindOf(message: OrderMessage, order: OrderRow): AlertKind | undefined {
  switch (message) {
    case "received":
      // An order by card is announced once it is paid.
      return order.paymentMethod === "CARD" ? undefined : "ORDER";
    case "paid":
      return "ORDER";
    case "cancelled":
      return order.cancelReason === "CARD_REFUSED" ? "PAYMENT_FAILED" : "CANCELLED";
    case "withdrawn":
      return "CANCELLED";
    default:
      return undefined;
  }
}
