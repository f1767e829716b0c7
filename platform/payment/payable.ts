import { desc, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import type { PayableKind, Payables } from "@/platform/services/services";

/** Subject of a payment: a booking, an order of the shop, or the monthly invoice of a business. */
export type Payable = OnlinePayable | { idBusinessInvoice: number };

export type OnlinePayable = { idBooking: number } | { idOrder: number };

export function payableOf(row: {
  idBooking: number | null;
  idOrder: number | null;
  idBusinessInvoice: number | null;
}): Payable {
  const { idBusinessInvoice } = row;
  return idBusinessInvoice === null ? onlinePayableOf(row) : { idBusinessInvoice };
}

export function onlinePayableOf(row: {
  idBooking: number | null;
  idOrder: number | null;
}): OnlinePayable {
  if (row.idBooking !== null) return { idBooking: row.idBooking };
  if (row.idOrder !== null) return { idOrder: row.idOrder };
  throw new Error("Money that is for nothing");
}

/**
 * Returns the kind and id of a payment's subject.
 * @throws Error for the invoice of a business, which is paid by hand alone
 */
export function kindOf(payables: Payables, payable: Payable): [kind: PayableKind, id: number] {
  if ("idOrder" in payable) return [payables.order, payable.idOrder];
  if ("idBooking" in payable) return [payables.booking, payable.idBooking];
  throw new Error("No gateway takes money for the invoice of a business");
}

type PayableColumns = Record<"idBooking" | "idOrder" | "idBusinessInvoice", PgColumn>;

/** Condition for the rows of a table that are for one booking, order or invoice. */
export function isFor(columns: PayableColumns, payable: Payable): SQL {
  if ("idOrder" in payable) return eq(columns.idOrder, payable.idOrder);
  if ("idBooking" in payable) return eq(columns.idBooking, payable.idBooking);
  return eq(columns.idBusinessInvoice, payable.idBusinessInvoice);
}

export const paidFor = (payable: Payable) => isFor(payments, payable);

/** Reads the payments of one of them, the latest first. */
export const paymentsOf = (tx: Sql, payable: Payable): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(paidFor(payable)).orderBy(desc(payments.id));
