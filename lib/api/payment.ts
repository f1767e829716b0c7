import type { Checkout, PaymentPage, StripePublicKey } from "@/lib/contract/payment";
import type { Call } from "./call";

/** What there is to pay at a pay link. @throws CallError 404 for an unknown one */
export const getPaymentPage = (call: Call, code: string) => call<PaymentPage>("GET", at(code));

/** The same, once the gateway was asked how the payment stands. */
export const refreshPayment = (call: Call, code: string) =>
  call<PaymentPage>("POST", at(code, "/refresh"));

/** Opens the payment, or goes on with the one that is open. */
export const startCheckout = (call: Call, code: string) =>
  call<Checkout>("POST", at(code, "/checkout"));

/** Mails a new link to the customer, in place of one that has expired. */
export const renewPayLink = (call: Call, code: string) =>
  call<Record<string, never>>("POST", at(code, "/link"));

/** What Stripe's fields need of a site that takes cards through it; null for another (§7). */
export const getStripePublicKey = (call: Call) =>
  call<StripePublicKey>("GET", "/custom-stripe/public-key");

const at = (code: string, part = "") => `/payment/${encodeURIComponent(code)}${part}`;
