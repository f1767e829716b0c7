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

/** A notice that was signed by the gateway: something changed about this payment; ask what. */
export interface GatewayNotice {
  gateway: "TEST" | "STRIPE";
  noticeId: string;
  gatewayId: string;
  idSite: number;
}

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
  refund(
    idSite: number,
    gatewayId: string,
    refund: { key: string; amountCents: number },
  ): Promise<{ gatewayRefundId: string }>;
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

/** A notice that does not bear the gateway's signature. */
export class UnsignedNotice extends Error {}
