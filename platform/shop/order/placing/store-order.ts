import type { z } from "zod";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { lockMemberOrNull } from "@/platform/account/member/lock-member-or-null";
import { randomCode } from "@/platform/db/random-code";
import { orderLines, orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newReference } from "@/platform/purchase/new-reference";
import type { Ordering } from "@/platform/purchase/placed-by";
import { acceptTerms } from "@/platform/purchase/terms/accept-terms";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { stockGone } from "@/platform/shop/catalogue/stock-gone";
import { takeDiscount } from "@/platform/shop/discount/discount-use";
import { keepUntilPaid } from "@/platform/shop/order/lifecycle/hold-order";
import { takeUnits } from "@/platform/shop/order/lifecycle/stock-of-order";
import { beginOrderHistory, type OrderRow } from "@/platform/shop/order/record/move-order";
import { announceStock } from "@/platform/shop/stock/announce-stock";
import { mailIdentity } from "@/platform/site/company-identity";
import type { ReadyOrder } from "./check-order";

export interface OrderAsked extends Ordering {
  /** Hash of the request that the Idempotency-Key came with. */
  requestHash: string;
  order: z.output<typeof orderRequestSchema>;
}

/**
 * Stores an order that was checked, with its units of the cellar, its use of a discount code, and
 * the time to pay.
 * @throws ApiError CONFLICT when stock or discount has gone meanwhile; the database's error for a
 *   key or a reference that is known
 */
export async function storeOrder(
  tx: Sql,
  request: OrderAsked,
  ready: ReadyOrder,
  now: Date,
): Promise<OrderRow> {
  const order = await insertOrder(tx, request, ready, now);
  await insertLines(tx, order, ready.lines);
  await beginOrderHistory(tx, order);
  const cause = { reason: "ORDER", at: now, order: order.reference } as const;
  const taken = await takeUnits(tx, takenBy(ready.lines), cause);
  if (taken.lacking !== undefined) throw await stockGone(tx, ready.lines, taken.lacking);
  await announceStock(tx, taken.changes);
  const limit = await takeDiscount(tx, order);
  if (limit) throw new ApiError("CONFLICT", limit, { discount: limit });
  return keepUntilPaid(tx, order, now);
}

async function insertOrder(
  tx: Sql,
  { idSite, language, idUser, key: idempotencyKey, requestHash, order }: OrderAsked,
  { bottles, email, phone, handover, price }: ReadyOrder,
  now: Date,
): Promise<OrderRow> {
  const { user, address, message, paymentMethod } = order;
  const { companyName } = await mailIdentity(tx, language);
  const [row] = await tx
    .insert(orders)
    .values({
      idSite,
      language,
      idempotencyKey,
      requestHash,
      paymentMethod,
      email,
      phone,
      bottles,
      reference: newReference(companyName),
      key: randomCode(),
      companyKey: randomCode(),
      status: "AWAITING_PAYMENT",
      idUser: await lockMemberOrNull(tx, idUser),
      birthdate: user.birthdate ?? null,
      customerKind: user.kind,
      company: user.kind === "CONSUMER" ? null : user.company || null,
      billing: address.billing,
      message: message || null,
      ...handover.values,
      discountCode: order.discount ?? null,
      subtotalCents: price.subtotalCents,
      discountCents: price.discountCents,
      discountFeesCents: price.discountFeesCents,
      feesCents: price.feesCents,
      totalCents: price.totalCents,
      vats: price.vats,
      holdsStock: true,
      termsAcceptedAt: now,
      idTerms: await acceptTerms(tx, { idSite, language }, now),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The order was not stored");
  return row;
}

async function insertLines(tx: Sql, { id: idOrder, idSite }: OrderRow, lines: ShopLine[]) {
  await tx.insert(orderLines).values(
    lines.map(({ declination, product, view, name, quantity, packed }, order) => ({
      idSite,
      idOrder,
      order,
      name,
      quantity,
      idDeclination: declination.id,
      type: product.type,
      reference: declination.reference,
      declinationName: view.name,
      priceCents: declination.chargedCents,
      vatRate: product.vatRate,
      idStock: declination.idStock,
      stockUnits: declination.stockUnits,
      packed,
    })),
  );
}

/** Returns the units to take from the stocks of the cellar; some products never run out. */
const takenBy = (lines: ShopLine[]) =>
  lines.flatMap(({ parts, quantity }) =>
    parts.map(({ idStock, units }) => ({ idStock, units: quantity * units })),
  );
