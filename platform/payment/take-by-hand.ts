import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import type { Payable } from "./payable";

/**
 * Records money that the company has taken itself.
 * @param taken.receipt the company's own name for it, which no other money has
 */
export async function takeByHand(
  tx: Sql,
  taken: {
    idSite: number;
    of: Payable;
    purpose: PaymentRow["purpose"];
    amountCents: number;
    method: "CASH" | "TRANSFER" | "TERMINAL";
    receipt: string | null;
    now: Date;
  },
): Promise<PaymentRow> {
  const { idSite, of, purpose, amountCents, method, receipt: gatewayId, now } = taken;
  const [row] = await tx
    .insert(payments)
    .values({
      idSite,
      ...of,
      purpose,
      amountCents,
      method,
      gatewayId,
      status: "PAID",
      createdAt: now,
      expiresAt: now,
      settledAt: now,
    })
    .returning();
  if (!row) throw new Error("The payment was not stored");
  return row;
}
