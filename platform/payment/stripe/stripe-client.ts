import Stripe from "stripe";

/** Milliseconds that one call may take: it is tried twice, and somebody waits for it. */
const TIMEOUT = 4_000;

/** Stripe's own client. @param apiUrl and timeout in place of the usual, for tests */
export function stripeClient(settings: {
  secretKey: string;
  apiUrl?: string | undefined;
  timeout?: number | undefined;
}): Stripe {
  const { secretKey, apiUrl, timeout = TIMEOUT } = settings;
  return new Stripe(secretKey, {
    timeout,
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
