import type { LanguageCode } from "@/lib/contract/locale";
import type { payLinks, payments } from "@/platform/db/schema/payment";

export type PaymentRow = typeof payments.$inferSelect;

/** A pay link, and whether its time is over. */
export type FoundPayLink = typeof payLinks.$inferSelect & { isExpired: boolean };

/** What there is to pay now for a booking or an order, read with its row locked. */
export interface Due {
  /** Zero when there is nothing to pay. */
  amountCents: number;
  purpose: PaymentRow["purpose"];
  /** The reference, for the customer's statement. */
  description: string;
  language: LanguageCode;
}

/** What a payment brings about in what it is for; made with its booking or order locked. */
export interface PaymentEffects {
  /** Money has come in. */
  paid(payment: PaymentRow): Promise<unknown>;
  /** The card was refused. */
  refused(): Promise<unknown>;
}
