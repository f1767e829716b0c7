import { asc, eq } from "drizzle-orm";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { shareCents } from "@/lib/rules/money/share-cents";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import { phoneText } from "@/lib/rules/text/phone-text";
import type { DocumentOrder, OrderAmount, OrderDocument } from "@/platform/db/schema/document-data";
import { type OrderAddressRow, orderLines } from "@/platform/db/schema/order";
import { companyAddresses } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import { documentLook, operatorOf } from "@/platform/document/operator";
import { PLAIN } from "@/platform/document/plain-document";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

type Said = Pick<OrderDocument, "kind" | "number" | "lines" | "vats"> & Partial<OrderDocument>;

/** Composes a document of an order; the total is that of its rates. */
export async function orderDocument(
  tx: Sql,
  order: OrderRow,
  at: Date,
  said: Said,
): Promise<OrderDocument> {
  const { language, billing, customerKind: kind, email, phone } = order;
  const { firstname, lastname } = billing;
  return {
    language,
    issuedAt: parisIso(at),
    seller: await operatorOf(tx, language),
    customer: {
      firstname,
      lastname,
      kind,
      email,
      phone: phoneText(phone),
      company: order.company ?? billing.company ?? null,
      address: addressLine(billing),
    },
    booking: null,
    order: await paperOrder(tx, order),
    totals: {
      totalCents: said.vats.reduce((sum, { totalCents }) => sum + totalCents, 0),
      vatCents: said.vats.reduce((sum, { vatCents }) => sum + vatCents, 0),
      vatRate: Math.max(0, ...said.vats.map(({ rate }) => rate)),
    },
    ...PLAIN,
    look: await documentLook(tx, language),
    ...said,
  };
}

/** Lists the lines of an order: its products, and the discount and the delivery at each rate. */
export async function linesOfOrder(tx: Sql, order: OrderRow): Promise<OrderAmount[]> {
  const bought = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, order.id))
    .orderBy(asc(orderLines.order));
  const words = documentLineWords[order.language];
  const rates = order.vats.map(({ rate }) => rate);
  const boughtAt = rates.map((rate) =>
    bought
      .filter(({ vatRate }) => vatRate === rate)
      .reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
  );
  // Shared out as the price of the order was (lib/rules/shop/order-price).
  const shared = (label: string, cents: number, sign: 1 | -1): OrderAmount[] =>
    cents === 0
      ? []
      : shareCents(cents, boughtAt).flatMap((part, index) =>
          part === 0 ? [] : [{ label, amountCents: sign * part, vatRate: rates[index] ?? 0 }],
        );
  return [
    ...bought.map(({ name, declinationName, quantity, priceCents, vatRate }) => ({
      label: soldLabel({ name, declinationName }, order.language),
      amountCents: priceCents * quantity,
      vatRate,
      pieces: { quantity, unitCents: priceCents },
    })),
    ...shared(words.discount(order.discountCode ?? ""), order.discountCents, -1),
    ...shared(words.shipping, order.feesCents, 1),
  ];
}

async function paperOrder(tx: Sql, order: OrderRow): Promise<DocumentOrder> {
  const { reference, mode, carrier, accessPoint, delivery } = order;
  return {
    reference,
    orderedAt: parisIso(order.createdAt),
    mode,
    carrier: carrier?.name ?? null,
    address: accessPoint
      ? `${accessPoint.name}, ${accessPoint.addLine1}, ${accessPoint.zipCode} ${accessPoint.city}`
      : mode === "DELIVERY" && delivery
        ? `${delivery.firstname} ${delivery.lastname}, ${addressLine(delivery)}`
        : null,
    collect: await collectOf(tx, order),
  };
}

async function collectOf(tx: Sql, order: OrderRow): Promise<DocumentOrder["collect"]> {
  const { idAddress, collectDate: date, collectFrom: from, collectUntil: until } = order;
  if (idAddress === null || !date || !from || !until) return null;
  const [at] = await tx.select().from(companyAddresses).where(eq(companyAddresses.id, idAddress));
  return at ? { place: `${at.address}, ${at.postalCode} ${at.city}`, date, from, until } : null;
}

/** Writes an address on one line; a country abroad by its code. */
function addressLine(address: OrderAddressRow): string {
  const { firstPart, secondPart, postalCode, city, country } = address;
  const town = `${postalCode} ${city}`;
  return [firstPart, secondPart, town, country === "FR" ? null : country]
    .filter(Boolean)
    .join(", ");
}
