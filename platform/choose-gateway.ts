import type { Database } from "@/platform/db/database";
import { testGateway } from "@/platform/payment/test-gateway/test-gateway";
import type { Clock } from "@/platform/services/clock";
import type { PaymentGateway } from "@/platform/services/payment-gateway";
import type { PlatformEnvironment } from "./environment";

/** Chooses Stripe where it is configured, else the test gateway, through which no money moves. */
export async function chooseGateway(
  environment: Pick<
    PlatformEnvironment,
    "STRIPE_SECRET_KEY" | "STRIPE_PUBLIC_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
  >,
  services: { database: Database; clock: Clock },
): Promise<PaymentGateway> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = environment;
  if (!secretKey || !publicKey || !webhookSecret) return testGateway(services);
  const { stripeGateway } = await import("@/platform/payment/stripe/stripe-gateway");
  return stripeGateway({ secretKey, publicKey, webhookSecret, apiUrl }, services.clock);
}
