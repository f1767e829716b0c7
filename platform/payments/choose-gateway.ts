import type { Clock } from "@/platform/clock";
import type { Database } from "@/platform/db/database";
import type { PlatformEnvironment } from "@/platform/environment";
import type { PaymentGateway } from "./payment-gateway";
import { stripeGateway } from "./stripe/stripe-gateway";
import { testGateway } from "./test-gateway/test-gateway";

/** Stripe where it is configured, else the test gateway, through which no money moves. */
export function chooseGateway(
  environment: Pick<
    PlatformEnvironment,
    "STRIPE_SECRET_KEY" | "STRIPE_PUBLIC_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
  >,
  services: { database: Database; clock: Clock },
): PaymentGateway {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = environment;
  if (!secretKey || !publicKey || !webhookSecret) return testGateway(services);
  return stripeGateway({ secretKey, publicKey, webhookSecret, apiUrl }, services.clock);
}
