import { ApiError } from "@/platform/http/api-error";
import { moneyFor } from "@/platform/payment/money";
import type { PayLinkRow } from "@/platform/payment/pay-link";
import type { Services } from "@/platform/services/services";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { holdOrderAgain } from "./hold-order";
import { orderPayLink } from "./order-pay-link";

/**
 * Returns a valid pay link, and has the order hold its stock: a lost order gets its stock first.
 * @throws ApiError CONFLICT when there is nothing to pay, or a lost order cannot come back
 */
export async function renewOrderLink(
  { database, clock }: Services,
  idSite: number,
  idOrder: number,
): Promise<{ link: PayLinkRow; order: OrderRow }> {
  return database.inSite(idSite, async (tx) => {
    const now = clock.now();
    const order = await holdOrderAgain(tx, await lockOrder(tx, idOrder), now);
    const rest = restOfOrder(order, await moneyFor(tx, { idOrder }));
    if (rest === 0) throw new ApiError("CONFLICT", "NOTHING_TO_PAY");
    return { link: await orderPayLink(tx, order, now), order };
  });
}
