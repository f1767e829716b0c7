import type { LanguageCode } from "@/lib/contract/locale";
import type { payment } from "@/platform/db/schema/payment";

/** What there is to pay now for a booking or an order, read with its row locked. */
export interface Due {
  /** Zero when there is nothing to pay. */
  amountCents: number;
  purpose: (typeof payment.$inferSelect)["purpose"];
  /** The reference, for the customer's statement. */
  description: string;
  language: LanguageCode;
}
