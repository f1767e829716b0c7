import { and, eq, sql } from "drizzle-orm";
import { cashError } from "@/lib/rules/money/cash-limit";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { takeByHand } from "@/platform/payment/take-by-hand";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import type { InvoiceAccount } from "./read-invoices";

/**
 * Records money that has come in for a monthly invoice, which is locked.
 * @returns false where the same receipt was recorded before
 * @throws ApiError INVALID_FIELDS for more than is left, or more cash than the law allows
 */
export async function payInvoice(
  { tx, idSite, now }: { tx: Sql; idSite: number; now: Date },
  { row, leftCents }: InvoiceAccount,
  taken: { method: "TRANSFER" | "TERMINAL" | "CASH"; amountCents: number; receipt: string },
): Promise<boolean> {
  const { method, amountCents } = taken;
  const of = { idBusinessInvoice: row.id };
  const receipt = `${idSite}-${taken.receipt}`;
  const isThis = eq(payments.idBusinessInvoice, row.id);
  if ((await tx.$count(payments, and(isThis, eq(payments.gatewayId, receipt)))) > 0) return false;
  if (amountCents > leftCents) throw invalidFields({ amount: "MORE_THAN_OWED" });
  if (method === "CASH") {
    const { CASH_LEGAL_LIMIT } = await readNumbers(tx, ["CASH_LEGAL_LIMIT"]);
    const [cash] = await tx
      .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::int` })
      .from(payments)
      .where(and(isThis, eq(payments.method, "CASH")));
    const error = cashError({
      amountCents,
      alreadyCashCents: cash?.cents ?? 0,
      legalLimitCents: CASH_LEGAL_LIMIT * 100,
    });
    if (error) throw invalidFields({ amount: error });
  }
  const purpose = amountCents === row.dueCents ? "FULL" : "BALANCE";
  await takeByHand(tx, { idSite, of, purpose, amountCents, method, receipt, now });
  return true;
}
