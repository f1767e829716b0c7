import type { PaymentMethod } from "@/lib/contract/order-status";
import { paymentMethods } from "@/lib/rules/money/payment-methods";
import type { Sql } from "@/platform/db/sql";
import { readTexts } from "@/platform/site/parameter/read-texts";

/** Reads the site's ways of payment for orders; by transfer only to an account that it names. */
export async function takenPayments(tx: Sql): Promise<PaymentMethod[]> {
  const texts = await readTexts(tx, ["PAYMENT_METHOD", "BANK_HOLDER", "BANK_IBAN"]);
  const hasAccount = texts.BANK_HOLDER !== null && texts.BANK_IBAN !== null;
  return paymentMethods(texts.PAYMENT_METHOD).filter(
    (method) => method !== "TRANSFER" || hasAccount,
  );
}
