import { desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import type { PayableKind, Payables } from "@/platform/services/services";

/** What money is for: a booking, an order of the shop, or the monthly invoice of a business. */
export type Payable = OnlinePayable | { idBusinessInvoice: number };

/** What is paid for under a link. */
export type OnlinePayable = { idBooking: number } | { idOrder: number };

/** What the row of a payment, a refund or a document is for. */
export function payableOf(row: {
  idBooking: number | null;
  idOrder: number | null;
  idBusinessInvoice: number | null;
}): Payable {
  const { idBusinessInvoice } = row;
  return idBusinessInvoice === null ? onlinePayableOf(row) : { idBusinessInvoice };
}

/** What the row of a pay link is for. */
export function onlinePayableOf(row: {
  idBooking: number | null;
  idOrder: number | null;
}): OnlinePayable {
  if (row.idBooking !== null) return { idBooking: row.idBooking };
  if (row.idOrder !== null) return { idOrder: row.idOrder };
  throw new Error("Money that is for nothing");
}

/**
 * What kind of thing a payment is for, and its id.
 * @throws Error for the invoice of a business, which is paid by hand alone
 */
export function kindOf(payables: Payables, payable: Payable): [kind: PayableKind, id: number] {
  if ("idOrder" in payable) return [payables.order, payable.idOrder];
  if ("idBooking" in payable) return [payables.booking, payable.idBooking];
  throw new Error("No gateway takes money for the invoice of a business");
}

/** The columns of a table whose rows are for one of them. */
type PayableColumns = Record<"idBooking" | "idOrder" | "idBusinessInvoice", PgColumn>;

/** True for the rows of a table that are for one booking, order or invoice. */
export function isFor(columns: PayableColumns, payable: Payable): SQL {
  if ("idOrder" in payable) return eq(columns.idOrder, payable.idOrder);
  if ("idBooking" in payable) return eq(columns.idBooking, payable.idBooking);
  return eq(columns.idBusinessInvoice, payable.idBusinessInvoice);
}

/** True for the payments of one booking, order or invoice. */
export const paidFor = (payable: Payable) => isFor(payments, payable);

/** The payments of one of them, the latest first. */
export const paymentsOf = (tx: Sql, payable: Payable): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(paidFor(payable)).orderBy(desc(payments.id));
