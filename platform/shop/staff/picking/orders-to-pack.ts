import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { OrderToPack, Picking } from "@/lib/contract/admin/picking";
import type { LanguageCode } from "@/lib/contract/locale";
import { productsToPick } from "@/lib/rules/shop/products-to-pick";
import { fullName } from "@/lib/rules/text/full-name";
import { declinations } from "@/platform/db/schema/catalogue";
import { orderLines, orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { readCarrierWords } from "@/platform/shop/order/record/carrier-words";
import { readLineWords } from "@/platform/shop/order/record/line-words";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/** Limit on the orders packed at once; the others come when these have left. */
const MOST_AT_ONCE = 200;

const IS_TO_PACK = and(eq(orders.status, "PAID"), ne(orders.mode, "NO_DELIVERY"));

/**
 * Reads the orders that wait to be packed, the oldest first, and the goods they take from the
 * shelf.
 * @param language of the packer, not the customers'
 */
export async function readPicking(tx: Sql, language: LanguageCode): Promise<Picking> {
  const rows = await tx
    .select()
    .from(orders)
    .where(IS_TO_PACK)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MOST_AT_ONCE);
  const lines = await tx
    .select({ line: orderLines, weightGrams: declinations.weightGrams })
    .from(orderLines)
    .leftJoin(declinations, eq(declinations.id, orderLines.idDeclination))
    .where(
      inArray(
        orderLines.idOrder,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.order));
  const tell = await readLineWords(
    tx,
    lines.map(({ line }) => line),
  );
  const carrierIn = await readCarrierWords(tx, rows, language);
  const toPack = rows.map((row) => {
    const own = lines.filter(({ line }) => line.idOrder === row.id);
    return {
      ...orderToPack(row),
      carrier: carrierIn(row)?.name ?? null,
      weightGrams: own.reduce(
        (sum, { line, weightGrams }) => sum + line.quantity * (weightGrams ?? 0),
        0,
      ),
      lines: own.map(({ line }) => ({
        reference: line.reference,
        ...tell(line, row.language, language),
        quantity: line.quantity,
        ...(line.packed.length > 0 && {
          packed: line.packed.map(({ reference, name, quantity }) => ({
            ...{ reference, name: name[language], declinationName: "" },
            quantity: quantity * line.quantity,
          })),
        }),
      })),
    };
  });
  return {
    products: productsToPick(toPack),
    orders: toPack,
    total: await tx.$count(orders, IS_TO_PACK),
  };
}

function orderToPack(order: OrderRow): Omit<OrderToPack, "carrier" | "weightGrams" | "lines"> {
  const { id, reference, createdAt, mode, billing, phone, email, message, bottles } = order;
  const { collectDate: date, collectFrom: from, collectUntil: until } = order;
  return {
    id,
    reference,
    orderedAt: createdAt.toISOString(),
    mode,
    customer: fullName(billing),
    phone,
    email,
    label: labelOf(order),
    collect: date && from && until ? { date, from, until } : null,
    message,
    bottles,
  };
}

/** Reads the receiver and address of an order: home, or an access point in their name. */
function labelOf({ mode, delivery, billing, accessPoint }: OrderRow): OrderToPack["label"] {
  if (mode === "PICKUP" && accessPoint) {
    return {
      name: fullName(billing),
      company: accessPoint.name,
      street: accessPoint.addLine1,
      more: "",
      postalCode: accessPoint.zipCode,
      city: accessPoint.city,
      country: accessPoint.country,
      accessPoint: accessPoint.id,
    };
  }
  if (mode !== "DELIVERY" || !delivery) return null;
  return {
    name: fullName(delivery),
    company: delivery.company ?? "",
    street: delivery.firstPart,
    more: delivery.secondPart ?? "",
    postalCode: delivery.postalCode,
    city: delivery.city,
    country: delivery.country,
    accessPoint: "",
  };
}
