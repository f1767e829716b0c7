import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Order } from "@/lib/contract/order";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { companyAddresses } from "@/platform/db/schema/people";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { companyAddressView } from "@/platform/site/company-address-view";
import { type OrderFacts, readOrderFacts } from "./order-facts";

/**
 * What a customer sees of an order, in a language.
 * @param known what this transaction has just read or written of it; the rest is read
 */
export async function orderView(
  tx: Sql,
  order: OrderRow,
  language: LanguageCode,
  known: Partial<OrderFacts> = {},
): Promise<Order> {
  const { reference, status, mode, carrier, accessPoint, billing, delivery, paymentMethod } = order;
  // Neither its history nor its documents are shown here.
  const unseen = { history: [], documents: [] };
  const { lines, money } = await readOrderFacts(tx, order, { ...unseen, ...known });
  return {
    reference,
    status,
    orderedAt: parisIso(order.createdAt),
    lines,
    subtotal: eurosFromCents(order.subtotalCents),
    discount: discountOf(order),
    shippingFees: eurosFromCents(order.feesCents),
    total: eurosFromCents(order.totalCents),
    vats: order.vats.map(({ rate, vatCents }) => ({ rate, vat: eurosFromCents(vatCents) })),
    currency: "EUR",
    mode,
    carrier,
    accessPoint,
    collect: await collectOf(tx, order, language),
    address: { delivery, billing },
    paymentMethod,
    dueNow: eurosFromCents(restOfOrder(order, money)),
  };
}

/** What a discount took off an order; null without one. */
export function discountOf({ discountCode, discountCents, discountFeesCents }: OrderRow) {
  if (!discountCode) return null;
  return {
    value: { code: discountCode },
    total: eurosFromCents(discountCents + discountFeesCents),
    subtotal: eurosFromCents(discountCents),
    shippingFees: eurosFromCents(discountFeesCents),
    isFreeShipping: discountFeesCents > 0,
  };
}

/** Where and when it is collected; null for an order that is sent. */
async function collectOf(
  tx: Sql,
  { idAddress, collectDate, collectFrom, collectUntil }: OrderRow,
  language: LanguageCode,
): Promise<Order["collect"]> {
  if (idAddress === null || !collectDate || !collectFrom || !collectUntil) return null;
  const [at] = await tx.select().from(companyAddresses).where(eq(companyAddresses.id, idAddress));
  if (!at) return null;
  const point = { ...companyAddressView(at, language), note: at.note?.[language] ?? null };
  return { point, date: collectDate, from: collectFrom, until: collectUntil };
}
