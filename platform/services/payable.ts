import type { LanguageCode } from "@/lib/contract/locale";
import type { PaymentPage } from "@/lib/contract/payment";
import type { Sql } from "@/platform/db/database";
import type { payLinks, payments } from "@/platform/db/schema/payment";
import type { Services } from "./services";

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

/** What payment has to know of the things that it is for: bookings hand it in, and so do orders. */
export interface PayableKind {
  /**
   * What there is to pay now.
   * @throws ApiError CONFLICT when nothing may be paid for it now
   */
  due(tx: Sql, id: number): Promise<Due>;
  /**
   * Asks, before the transaction, what a payment may need there to take effect.
   * @param payment.isNews true when it has just been paid
   * @returns what the payment brings about, in a transaction
   */
  prepareEffects(
    services: Services,
    of: { idSite: number; id: number },
    payment: { isNews: boolean },
  ): Promise<(tx: Sql) => Promise<PaymentEffects>>;
  /**
   * Money of it was given back at the gateway's own desk: says so in its history, lowers its price, credits
   * its invoices and tells its customer, as where the company gives it back in the panel.
   * @returns what does that, with its row locked now
   */
  refundedAtGateway(
    services: Services,
    tx: Sql,
    id: number,
  ): Promise<(amountCents: number) => Promise<unknown>>;
  /**
   * What there is to pay under a link, and where that stands.
   * @param as.isBack for who comes from the gateway, and is told first that the payment has arrived;
   *   others, who open the link of a mail, are here for what is left
   */
  paymentPage(
    services: Services,
    tx: Sql,
    of: { id: number; link: FoundPayLink },
    as: { language: LanguageCode; isBack: boolean },
  ): Promise<PaymentPage>;
  /**
   * Makes sure that it can be paid for now: what it had lost is taken again.
   * @param by.network of who is about to pay
   * @param by.isMailed whether the link goes to the customer by mail
   * @throws ApiError CONFLICT when there is nothing to pay, or what it needs is taken
   */
  renewLink(
    services: Services,
    of: { idSite: number; id: number },
    by: { network: string; isMailed: boolean },
  ): Promise<void>;
}

export interface Payables {
  booking: PayableKind;
  order: PayableKind;
}
