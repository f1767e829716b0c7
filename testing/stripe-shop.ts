import Stripe from "stripe";
import type { Checkout } from "@/lib/contract/payment";
import { stripeGateway } from "@/platform/payment/stripe/stripe-gateway";
import type { Clock } from "@/platform/services/clock";
import { openStripeServer, type TestStripeServer } from "./stripe-server";
import { openTestPlatform, type TestPlatform } from "./test-platform";

const SECRET = "whsec_of_this_shop";

export interface StripeShop {
  stripe: TestStripeServer;
  platform: TestPlatform;
  /** Goes to pay under a pay link. @returns the PaymentIntent */
  checkout(payLink: string): Promise<string>;
  /** Sends an event as Stripe, signed. @returns the answer's status */
  tell(type: string, object: unknown, event?: { id?: string; secret?: string }): Promise<number>;
  close(): Promise<void>;
}

let events = 0;

/** @param options of the test platform */
export async function openStripeShop(
  options: Parameters<typeof openTestPlatform>[0] = {},
): Promise<StripeShop> {
  const stripe = await openStripeServer();
  const clock: Clock = { now: () => platform.clock.now() };
  const keys = { secretKey: stripe.account.secretKey, publicKey: "pk_test", webhookSecret: SECRET };
  const gateway = stripeGateway({ ...keys, apiUrl: stripe.url }, clock);
  const platform = await openTestPlatform({
    ...options,
    services: { gateway, ...options.services },
  });
  return {
    stripe,
    platform,
    checkout: async (payLink) => {
      const checkout = await platform.data<Checkout>("POST", `${payLink}/checkout`);
      if (checkout.kind !== "stripe") throw new Error("It is not paid through Stripe");
      return checkout.clientSecret.split("_secret_")[0] ?? "";
    },
    tell: async (type, object, { id = `evt_${++events}`, secret = SECRET } = {}) => {
      const payload = JSON.stringify({ id, object: "event", type, data: { object } });
      const timestamp = Math.floor(platform.clock.now().getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const answer = await platform.app.request("/payment/notice/stripe", {
        method: "POST",
        headers: { "Stripe-Signature": signature },
        body: payload,
      });
      return answer.status;
    },
    close: async () => {
      await platform.close();
      await stripe.close();
    },
  };
}
