import type { PaymentPage } from "@/lib/contract/payment";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { orderReturn } from "@/lib/rules/shop/order-return";
import { type Money, moneyFor } from "@/platform/payment/money";
import type { PayableKind } from "@/platform/services/services";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { readOrderLines } from "@/platform/shop/order/record/order-lines";
import { discountOf } from "@/platform/shop/order/view/order-view";

export const orderPaymentPage: PayableKind["paymentPage"] = async (
  { gateway, clock },
  tx,
  { id, link: { expiresAt, isExpired } },
) => {
  const now = clock.now();
  const order = await lockOrder(tx, id);
  const money = await moneyFor(tx, { idOrder: order.id });
  const { reference, status, feesCents, totalCents, paymentMethod, payUntil } = order;
  return {
    state: stateOf(order, money, { isExpired, now }),
    amount: eurosFromCents(totalCents),
    purpose: "FULL",
    validUntil: parisIso(expiresAt),
    gateway: gateway.name,
    booking: null,
    order: {
      reference,
      status,
      lines: await readOrderLines(tx, order.id),
      discount: discountOf(order),
      shippingFees: eurosFromCents(feesCents),
      total: eurosFromCents(totalCents),
      // A transfer has days, and is not paid here.
      payUntil: paymentMethod === "CARD" && payUntil ? parisIso(payUntil) : null,
    },
  };
};

function stateOf(
  order: OrderRow,
  money: Money,
  { isExpired, now }: { isExpired: boolean; now: Date },
): PaymentPage["state"] {
  const [last] = money.payments;
  if (last?.status === "UNDER_WAY") return "UNDER_WAY";
  if (restOfOrder(order, money) > 0) {
    return isExpired ? "EXPIRED" : last?.status === "REFUSED" ? "REFUSED" : "DUE";
  }
  if (orderReturn({ ...order, now }) === "OPEN") {
    return order.cancelReason === "CARD_REFUSED" && !isExpired ? "REFUSED" : "EXPIRED";
  }
  return money.keptCents > 0 && order.status !== "CANCELLED" ? "PAID" : "NOTHING_DUE";
}
