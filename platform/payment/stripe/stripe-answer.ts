import Stripe from "stripe";
import { GatewayRefused, GatewayUnreachable } from "@/platform/services/payment-gateway";

/**
 * Awaits Stripe's answer to a call. An error is rewritten to name Stripe's codes alone, because
 * Stripe's own errors carry the whole payment with the customer's card.
 * @throws GatewayUnreachable when the same call may go well later
 */
export async function stripeAnswer<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    const codes = [type, code, statusCode, requestId].filter(Boolean).join(" ");
    throw isPassing(error) || isShortOfMoney(code)
      ? new GatewayUnreachable(`Stripe cannot be reached: ${codes}`)
      : new StripeCallError(`Stripe refused: ${codes}`, code);
  }
}

/** Thrown when Stripe refuses a call, and would refuse it later too. */
export class StripeCallError extends GatewayRefused {
  constructor(
    message: string,
    /** https://docs.stripe.com/error-codes */
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** Tells whether the account holds less than the refund: the next payments fill it. */
const isShortOfMoney = (code: string | undefined): boolean =>
  code === "balance_insufficient" || code === "insufficient_funds";

/**
 * Tells whether an error may pass: an outage, the same key twice at once (both an API error), too
 * many calls, or a secret key that is to be replaced.
 */
function isPassing(error: Stripe.errors.StripeError): boolean {
  const {
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
  } = Stripe.errors;
  return (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError
  );
}
