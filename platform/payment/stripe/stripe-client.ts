import Stripe from "stripe";
import { askOutside } from "@/platform/outgoing/ask-outside";
import { DESTINATIONS } from "@/platform/outgoing/destinations";

/** Version of Stripe's API that this code reads, independent of the account's own. */
const API_VERSION = "2026-10-28.endive";

/** Creates Stripe's own client. @param apiUrl and timeout in place of the usual, for tests */
export function stripeClient(settings: {
  secretKey: string;
  apiUrl?: string | undefined;
  timeout?: number | undefined;
}): Stripe {
  const { secretKey, apiUrl, timeout = DESTINATIONS.stripe.patience } = settings;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(stripeFetch(timeout)),
    ...(apiUrl ? addressOf(new URL(apiUrl)) : {}),
  });
}

/** Sends calls out of this process, in the form that Stripe's client takes. */
const stripeFetch =
  (patience: number): typeof fetch =>
  async (url, { method = "GET", headers, body } = {}) => {
    const answer = await askOutside("stripe", String(url), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { body } : {}),
      patience,
    });
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: Object.fromEntries(named),
    });
  };

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  host: hostname,
  port: port || (protocol === "http:" ? 80 : 443),
});
