import type { PaymentRow } from "./payable";

/** What a payment brings about in what it is for; made with its booking or order locked. */
export interface PaymentEffects {
  /** Money has come in. */
  paid(payment: PaymentRow): Promise<unknown>;
  /** The card was refused. */
  refused(): Promise<unknown>;
}
