import type Stripe from "stripe";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";
import type { GatewayState } from "@/platform/services/payment-gateway";

/**
 * Returns the state of a payment that Stripe knows as `intent`, its latest charge expanded. A
 * refused card leaves it open: the customer may try another, until it is closed.
 */
export function stripeState(intent: Stripe.PaymentIntent): GatewayState {
  const status = statusOf(intent);
  return { status, paidCents: status === "PAID" ? intent.amount_received : 0 };
}

function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  switch (intent.status) {
    case "succeeded":
      return "PAID";
    case "processing":
    case "requires_action":
    case "requires_capture":
      return "UNDER_WAY";
    case "canceled":
      return wasRefused(intent) ? "REFUSED" : "EXPIRED";
    default:
      return "OPEN";
  }
}

/** Tells whether a card was refused: Stripe may forget the last error, not the failed charge. */
function wasRefused({ last_payment_error, latest_charge }: Stripe.PaymentIntent): boolean {
  const charge = typeof latest_charge === "string" ? null : latest_charge;
  return Boolean(last_payment_error) || charge?.status === "failed";
}
