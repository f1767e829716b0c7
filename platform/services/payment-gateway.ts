import type { DisputeStatus } from "@/lib/contract/admin/money-event";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Checkout } from "@/lib/contract/payment";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";

/** Gateways that take money and refund it; the company refunds other payments itself. */
export const GATEWAYS = ["TEST", "STRIPE"] as const;

export const isByGateway = (method: string): boolean => GATEWAYS.some((name) => name === method);

/**
 * Least amount that a gateway takes at once, in cents: Stripe's least in euros
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const LEAST_CENTS = 50;

/** Order to pay, as a gateway is given it. */
export interface PaymentOrder {
  idSite: number;
  /** Our name for it: the same again gives the same payment, however often it is asked for. */
  key: string;
  amountCents: number;
  /** Line for the customer's statement; no personal data. */
  description: string;
  language: LanguageCode;
  /** Path of the site that the customer comes back to. */
  returnUrl: string;
  /** End of the time in which money may be taken for this payment. */
  expiresAt: Date;
}

export interface GatewayState {
  status: PaymentStatus;
  /** Amount taken, in cents. */
  paidCents: number;
}

export interface GatewayRefund {
  id: string;
  /** Key that it was asked for under; null where it was begun at the gateway's own desk. */
  key: string | null;
  amountCents: number;
  at: Date;
  /** Reason why it does not reach the customer, in the gateway's word; null while it may. */
  failure: string | null;
}

export interface GatewayDispute {
  id: string;
  amountCents: number;
  /** Reason in the gateway's word. */
  reason: string;
  status: DisputeStatus;
  openedAt: Date;
  /** End of the time in which the company may answer; null where it need not. */
  answerBy: Date | null;
  /** Money that left for it; below zero, money that came back. */
  movements: { id: string; takenCents: number }[];
}

/** Money of a payment that has gone back to its customer, by any way. */
export interface MoneyBack {
  refunds: GatewayRefund[];
  disputes: GatewayDispute[];
}

/** Line of a gateway's books. */
export interface GatewayMovement {
  kind:
    | "PAYMENT"
    | "PAYMENT_REVERSED"
    | "REFUND"
    | "REFUND_FAILED"
    | "DISPUTE"
    | "PAYOUT"
    | "PAYOUT_FAILED";
  /** Id of the refund, the movement of a dispute, the payout; of a payment its `gatewayId`. */
  id: string;
  /** Payment that it belongs to; null for a payout. */
  gatewayId: string | null;
  /** Site that the payment was opened for, where the gateway says it. */
  idSite: number | null;
  /** Amount above zero, whichever way it went. */
  amountCents: number;
  at: Date;
}

/** Change that a signed notice tells of. */
export type NoticeSubject =
  /** Payment that may have been paid by now. */
  | { about: "PAYMENT"; gatewayId: string; idSite: number }
  /** Money that goes back: ask how much. */
  | { about: "MONEY_BACK"; gatewayId: string }
  /** Suspicion of fraud by the card's bank. */
  | { about: "FRAUD_WARNING"; gatewayId: string; warningId: string; at: Date }
  | { about: "PAYOUT"; payoutId: string };

/** Notice signed by the gateway: something has changed; ask for its state. */
export type GatewayNotice = { gateway: "TEST" | "STRIPE"; noticeId: string } & NoticeSubject;

/**
 * Service that takes the money. All amounts are cents. Calls may fail (`GatewayUnreachable`), and
 * may be repeated: the same key never charges or refunds twice.
 */
export interface PaymentGateway {
  readonly name: "TEST" | "STRIPE";
  open(order: PaymentOrder): Promise<{ gatewayId: string; checkout: Checkout }>;
  /** Finds the place where the customer goes on with an open payment. */
  checkout(idSite: number, gatewayId: string): Promise<Checkout>;
  /** Returns the present state of a payment; this, and not the order of notices, is what counts. */
  state(idSite: number, gatewayId: string): Promise<GatewayState>;
  /** Ends a payment that is not paid yet, and returns its state then. */
  close(idSite: number, gatewayId: string): Promise<GatewayState>;
  /** @throws GatewayRefused for a refund that it will not make later either */
  refund(
    idSite: number,
    gatewayId: string,
    refund: { key: string; amountCents: number },
  ): Promise<{ gatewayRefundId: string }>;
  /** Returns the money of a payment that has gone back; this, and not notices, is what counts. */
  moneyBack(idSite: number, gatewayId: string): Promise<MoneyBack>;
  /** Lists the lines of its books since a moment, of every site's and others' payments. */
  listMovements(since: Date): Promise<GatewayMovement[]>;
  /** Returns a payout to the company's bank as a movement, or undefined while it is on its way. */
  payout(payoutId: string): Promise<GatewayMovement | undefined>;
  /** Returns the address at which the company sees a payment at the gateway; null for none. */
  deskUrl(gatewayId: string): string | null;
  /**
   * Reads a notice from the bytes as they came. Undefined for one that does not concern us.
   * @throws UnsignedNotice when the gateway did not sign it
   */
  readNotice(raw: Uint8Array, headers: Headers): Promise<GatewayNotice | undefined>;
  /** Key with which the browser pays on our page. */
  readonly publicKey: string | null;
}

/** Failure of the gateway to answer, or to answer as it should: try again later. */
export class GatewayUnreachable extends Error {}

/** Refusal of the gateway, which it would repeat later. */
export class GatewayRefused extends Error {}

export class UnsignedNotice extends Error {}
