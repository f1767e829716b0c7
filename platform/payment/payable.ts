import { desc, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { payments } from "@/platform/db/schema/payment";
import type { PayableKind, Payables, PaymentRow } from "@/platform/services/payable";

/** What money is for: a booking, or an order of the shop. */
export type Payable = { idBooking: number } | { idOrder: number };

/** What the row of a payment, a refund or a pay link is for. */
export function payableOf(row: { idBooking: number | null; idOrder: number | null }): Payable {
  if (row.idBooking !== null) return { idBooking: row.idBooking };
  if (row.idOrder !== null) return { idOrder: row.idOrder };
  throw new Error("Money that is for nothing");
}

/** What kind of thing a payment is for, and its id. */
export const kindOf = (payables: Payables, payable: Payable): [kind: PayableKind, id: number] =>
  "idOrder" in payable ? [payables.order, payable.idOrder] : [payables.booking, payable.idBooking];

/** True for the payments of one booking or order. */
export const paidFor = (payable: Payable) =>
  "idOrder" in payable
    ? eq(payments.idOrder, payable.idOrder)
    : eq(payments.idBooking, payable.idBooking);

/** The payments of a booking or an order, the latest first. */
export const paymentsOf = (tx: Sql, payable: Payable): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(paidFor(payable)).orderBy(desc(payments.id));
