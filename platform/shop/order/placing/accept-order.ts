import { eq } from "drizzle-orm";
import type { NewOrder } from "@/lib/contract/order";
import { eurosIn } from "@/lib/rules/money/euros-in";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { refuseAnother } from "@/platform/http/idempotency-key";
import { moneyIn } from "@/platform/payment/money";
import { payPath } from "@/platform/payment/pay-link";
import type { Services } from "@/platform/services/services";
import { takeOutOfCart } from "@/platform/shop/cart/take-out-of-cart";
import { notifyOrder } from "@/platform/shop/order/lifecycle/notify-order";
import { orderIsPaid } from "@/platform/shop/order/lifecycle/order-effects";
import { orderPayLink } from "@/platform/shop/order/lifecycle/order-pay-link";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { readOrderFacts } from "@/platform/shop/order/view/order-facts";
import { orderView } from "@/platform/shop/order/view/order-view";
import { requireFeature } from "@/platform/site/require-feature";
import { requireOpen } from "@/platform/site/require-open";
import { checkOrder, type ReadyOrder } from "./check-order";
import { type OrderAsked, storeOrder } from "./store-order";

/**
 * Takes an order: its checks, its price and the stock and discount it uses, in one transaction. A
 * repeated key returns the order made before.
 * @throws ApiError INVALID_FIELDS by field; CONFLICT when its total is not the one the customer saw
 *   (PRICE_CHANGED), its stock or discount has gone meanwhile, or the key came with another order
 *   (IDEMPOTENCY_KEY_REUSED), or the site is not open yet; NOT_FOUND on a site that is no shop
 */
export async function acceptOrder(services: Services, request: OrderAsked): Promise<NewOrder> {
  const { database, clock } = services;
  return withRetries(() =>
    database.inSite(request.idSite, async (tx) => {
      await requireFeature(tx, "SHOP");
      await requireOpen(tx);
      const now = clock.now();
      const row = (await earlierOrder(tx, request)) ?? (await newOrder(services, tx, request));
      return newOrderAnswer(tx, row, request, now);
    }),
  );
}

/** Finds the order that this key has made already. @throws ApiError CONFLICT for another order */
async function earlierOrder(
  tx: Sql,
  { key, requestHash }: OrderAsked,
): Promise<OrderRow | undefined> {
  const isSameOrder = eq(orders.idempotencyKey, key);
  const [row] = await tx.select().from(orders).where(isSameOrder);
  if (row) refuseAnother(row, requestHash);
  return row;
}

async function newOrder(services: Services, tx: Sql, request: OrderAsked): Promise<OrderRow> {
  const now = services.clock.now();
  const { order, language, idUser } = request;
  const { errors, ready } = await checkOrder(tx, order, { language, now, idUser });
  throwIfInvalid(errors);
  if (!ready) throw new Error("An order without an error is ready");
  refuseOtherTotal(request, ready);
  const row = await storeOrder(tx, request, ready, now);
  const facts = await readOrderFacts(tx, row, { money: moneyIn([]), documents: [] });
  await notifyOrder(services, tx, row, "received", { facts });
  const { cartId, products, discount } = order;
  if (cartId) await takeOutOfCart(tx, cartId, { idUser, products, discount, now });
  await touchRetention(tx, { idSite: row.idSite, address: row.addressKey }, now);
  // An order that costs nothing, by a discount, is paid as it is ordered.
  return row.totalCents === 0 ? orderIsPaid(services, tx, row, "CUSTOMER") : row;
}

/** Refuses another total than the customer was shown, if they were shown one. */
function refuseOtherTotal(
  { order: { seenTotal }, language }: OrderAsked,
  { price: { totalCents } }: ReadyOrder,
) {
  if (seenTotal === undefined || Math.round(seenTotal * 100) === totalCents) return;
  throw new ApiError("CONFLICT", "PRICE_CHANGED", {
    seenTotal: { code: "PRICE_CHANGED", said: "NEW_TOTAL", count: eurosIn(language, totalCents) },
  });
}

async function newOrderAnswer(
  tx: Sql,
  order: OrderRow,
  { language }: OrderAsked,
  now: Date,
): Promise<NewOrder> {
  const isPaidByCard = order.paymentMethod === "CARD" && order.status === "AWAITING_PAYMENT";
  const link = isPaidByCard ? await orderPayLink(tx, order, now) : undefined;
  const answer = await orderView(tx, order, language);
  return { ...answer, key: order.key, payUrl: link ? payPath(link.code, language) : null };
}
