import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { OwedBack } from "@/lib/contract/admin/due";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { bookings } from "@/platform/db/schema/booking";
import { businesses, businessInvoices } from "@/platform/db/schema/business";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

const MOST_SHOWN = 500;

/** Reads the refunds that the company has to make by hand, the oldest first. */
export async function readOwedBack(tx: Sql): Promise<OwedBack[]> {
  const rows = await tx
    .select({ refund: refunds, method: payments.method, booking: bookings, order: orders })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.idPayment))
    .leftJoin(bookings, eq(bookings.id, refunds.idBooking))
    .leftJoin(orders, eq(orders.id, refunds.idOrder))
    .where(and(isNull(refunds.doneAt), isNull(refunds.failedAt), eq(refunds.isByHand, true)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(MOST_SHOWN);
  const invoices = await invoicesOf(
    tx,
    rows.flatMap(({ refund }) => refund.idBusinessInvoice ?? []),
  );
  return rows.map(({ refund, method, booking, order }) => {
    const invoice = invoices.get(refund.idBusinessInvoice ?? 0);
    return {
      id: refund.id,
      kind: booking ? "BOOKING" : order ? "ORDER" : "INVOICE",
      reference: booking?.reference ?? order?.reference ?? invoice?.number ?? "",
      idBusiness: invoice?.idBusiness ?? null,
      customer: booking
        ? fullName(booking)
        : order
          ? fullName(order.billing)
          : (invoice?.name ?? ""),
      amount: eurosFromCents(refund.amountCents),
      method,
      since: parisIso(refund.createdAt),
    };
  });
}

async function invoicesOf(tx: Sql, ids: number[]) {
  if (ids.length === 0)
    return new Map<number, { number: string; name: string; idBusiness: number }>();
  const rows = await tx
    .select({
      id: businessInvoices.id,
      number: documents.number,
      name: businesses.name,
      idBusiness: businesses.id,
    })
    .from(businessInvoices)
    .innerJoin(businesses, eq(businesses.id, businessInvoices.idBusiness))
    .innerJoin(documents, eq(documents.idBusinessInvoice, businessInvoices.id))
    .where(and(inArray(businessInvoices.id, ids), eq(documents.series, "F")));
  return new Map(rows.map((row) => [row.id, row]));
}
