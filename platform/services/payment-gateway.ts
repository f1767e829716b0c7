import type { DisputeStatus } from "@/lib/contract/admin/money-event";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Checkout } from "@/lib/contract/payment";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";

/** Those that take money and give it back by themselves; what is taken otherwise, the company gives back. */
export const GATEWAYS = ["TEST", "STRIPE"] as const;

export const isByGateway = (method: string): boolean => GATEWAYS.some((name) => name === method);

/**
 * The least that a gateway takes at once, in cents: Stripe's least in euros
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const LEAST_CENTS = 50;

/** What is to be paid, as a gateway is told. */
export interface PaymentOrder {
  idSite: number;
  /** Our name for it: the same again gives the same payment, however often it is asked for. */
  key: string;
  amountCents: number;
  /** One line for the customer's statement; no personal data. */
  description: string;
  language: LanguageCode;
  /** The path of the site that the customer comes back to. */
  returnUrl: string;
  /** After it no money may be taken for this payment. */
  expiresAt: Date;
}

/** What a gateway holds of a payment. */
export interface GatewayState {
  status: PaymentStatus;
  /** Cents that were taken. */
  paidCents: number;
}

/** A refund in a gateway's books. */
export interface GatewayRefund {
  id: string;
  /** Under which it was asked for; null where it was begun at the gateway's own desk. */
  key: string | null;
  amountCents: number;
  at: Date;
  /** Why it does not reach the customer, in the gateway's word; null while it may. */
  failure: string | null;
}

/** A dispute in a gateway's books. */
export interface GatewayDispute {
  id: string;
  amountCents: number;
  /** In the gateway's word. */
  reason: string;
  status: DisputeStatus;
  openedAt: Date;
  /** Until when the company may answer; null where it need not. */
  answerBy: Date | null;
  /** Money that left for it, or came back below zero. */
  movements: { id: string; takenCents: number }[];
}

/** What of a payment has gone back to its customer, by whatever way. */
export interface MoneyBack {
  refunds: GatewayRefund[];
  disputes: GatewayDispute[];
}

/** A line of a gateway's books. */
export interface GatewayMovement {
  kind:
    | "PAYMENT"
    | "PAYMENT_REVERSED"
    | "REFUND"
    | "REFUND_FAILED"
    | "DISPUTE"
    | "PAYOUT"
    | "PAYOUT_FAILED";
  /** Of the refund, the movement of a dispute, the payout; of a payment its `gatewayId`. */
  id: string;
  /** The payment that it is of; null for a payout. */
  gatewayId: string | null;
  /** The site that the payment was opened for, where the gateway says it. */
  idSite: number | null;
  /** Above zero, whichever way it went. */
  amountCents: number;
  at: Date;
}

/** What a signed notice says has changed. */
export type NoticeSubject =
  /** A payment, on its way to being paid or not. */
  | { about: "PAYMENT"; gatewayId: string; idSite: number }
  /** Money that goes back: ask how much. */
  | { about: "MONEY_BACK"; gatewayId: string }
  /** The card's bank suspects fraud. */
  | { about: "FRAUD_WARNING"; gatewayId: string; warningId: string; at: Date }
  | { about: "PAYOUT"; payoutId: string };

/** A notice that was signed by the gateway: something has changed; ask what. */
export type GatewayNotice = { gateway: "TEST" | "STRIPE"; noticeId: string } & NoticeSubject;

/**
 * The service that takes the money. All amounts are cents. Calls may fail (`GatewayUnreachable`), and may
 * be repeated: the same key never charges or gives back twice.
 */
export interface PaymentGateway {
  readonly name: "TEST" | "STRIPE";
  open(order: PaymentOrder): Promise<{ gatewayId: string; checkout: Checkout }>;
  /** Where the customer goes on with a payment that is open. */
  checkout(idSite: number, gatewayId: string): Promise<Checkout>;
  /** How the payment stands now; this, and not the order of notices, is what counts. */
  state(idSite: number, gatewayId: string): Promise<GatewayState>;
  /** Ends a payment that is not paid yet, and says how it stands then. */
  close(idSite: number, gatewayId: string): Promise<GatewayState>;
  /** @throws GatewayRefused for what it will not give back later either */
  refund(
    idSite: number,
    gatewayId: string,
    refund: { key: string; amountCents: number },
  ): Promise<{ gatewayRefundId: string }>;
  /** What of a payment has gone back, whoever began it; this, and not the order of notices, counts. */
  moneyBack(idSite: number, gatewayId: string): Promise<MoneyBack>;
  /** The lines of its books since a moment, of payments of every site and of others on the account. */
  listMovements(since: Date): Promise<GatewayMovement[]>;
  /** How a payout to the company's bank stands: a movement, or undefined while it is on its way. */
  payout(payoutId: string): Promise<GatewayMovement | undefined>;
  /** Where the company sees a payment at the gateway; null for none. */
  deskUrl(gatewayId: string): string | null;
  /**
   * Reads a notice from the bytes as they came. Undefined for one that is none of our business.
   * @throws UnsignedNotice when the gateway did not sign it
   */
  readNotice(raw: Uint8Array, headers: Headers): Promise<GatewayNotice | undefined>;
  /** What the browser needs to know to pay on our page. */
  readonly publicKey: string | null;
}

/** The gateway did not answer, or not as it should: try again later. */
export class GatewayUnreachable extends Error {}

/** The gateway does not do it, and would not do it later either. */
export class GatewayRefused extends Error {}

/** A notice that does not bear the gateway's signature. */
export class UnsignedNotice extends Error {}
