import Stripe from "stripe";

/** Milliseconds that one call may take; a call is tried twice, and somebody waits for it. */
const TIMEOUT = 8_000;

/** Stripe's own client. @param apiUrl in place of Stripe's, for tests */
export function stripeClient(secretKey: string, apiUrl?: string): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl ? addressOf(new URL(apiUrl)) : {}),
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  host: hostname,
  port: port || (protocol === "http:" ? 80 : 443),
});
