import type { LanguageCode } from "@/lib/contract/locale";
import type { payLinks, payments } from "@/platform/db/schema/payment";

export type PaymentRow = typeof payments.$inferSelect;

export type FoundPayLink = typeof payLinks.$inferSelect & { isExpired: boolean };

/** Amount to pay now for a booking or an order, read with its row locked. */
export interface Due {
  /** Amount in cents; zero when there is nothing to pay. */
  amountCents: number;
  purpose: PaymentRow["purpose"];
  /** Reference, for the customer's statement. */
  description: string;
  language: LanguageCode;
}

/** Effects of a payment on its booking or order, made with that row locked. */
export interface PaymentEffects {
  paid(payment: PaymentRow): Promise<unknown>;
  refused(): Promise<unknown>;
}
