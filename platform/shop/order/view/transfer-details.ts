import type { OrderPage } from "@/lib/contract/order-page";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { Sql } from "@/platform/db/sql";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { readTexts } from "@/platform/site/parameter/read-texts";

/** Reads the account for a transfer; null when none is awaited, or the site gives no account. */
export async function transferOf(
  tx: Sql,
  { paymentMethod, payUntil, reference: label }: OrderRow,
  isDue: boolean,
): Promise<OrderPage["transfer"]> {
  if (paymentMethod !== "TRANSFER" || !payUntil || !isDue) return null;
  const bank = await readTexts(tx, ["BANK_HOLDER", "BANK_IBAN", "BANK_BIC"]);
  if (!bank.BANK_HOLDER || !bank.BANK_IBAN) return null;
  const { BANK_HOLDER: holder, BANK_IBAN: iban, BANK_BIC: bic } = bank;
  return { holder, iban, bic, label, until: parisIso(payUntil) };
}
