import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Order } from "@/lib/contract/order";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { companyAddresses } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { readCarrierWords } from "@/platform/shop/order/record/carrier-words";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { readOrderLinesIn } from "@/platform/shop/order/record/order-lines";
import { companyAddressView } from "@/platform/site/company-address-view";
import { type OrderFacts, readOrderFacts } from "./order-facts";

/**
 * Shows an order in a language, its lines too, and not in the customer’s.
 * @param known data that this transaction has just read or written of it; the rest is read
 */
export async function orderView(
  tx: Sql,
  order: OrderRow,
  language: LanguageCode,
  known: Partial<OrderFacts> = {},
): Promise<Order> {
  const { reference, status, mode, accessPoint, billing, delivery, paymentMethod } = order;
  // The order is kept in its customer’s language, for their papers.
  const isTold = language === order.language;
  // Neither its history nor its documents are shown here.
  const unseen = { history: [], documents: [] };
  const { lines, money } = await readOrderFacts(tx, order, { ...unseen, ...known });
  const carrierIn = await readCarrierWords(tx, isTold ? [] : [order], language);
  return {
    reference,
    status,
    orderedAt: parisIso(order.createdAt),
    lines: isTold
      ? lines
      : await readOrderLinesIn(tx, order.id, { from: order.language, to: language }),
    subtotal: eurosFromCents(order.subtotalCents),
    discount: discountOf(order),
    shippingFees: eurosFromCents(order.feesCents),
    total: eurosFromCents(order.totalCents),
    vats: order.vats.map(({ rate, vatCents }) => ({ rate, vat: eurosFromCents(vatCents) })),
    currency: "EUR",
    mode,
    carrier: carrierIn(order),
    accessPoint,
    collect: await collectOf(tx, order, language),
    address: { delivery, billing },
    paymentMethod,
    dueNow: eurosFromCents(restOfOrder(order, money)),
  };
}

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

/** Reads the place and time of collection; null for an order that is sent. */
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
