import * as calls from "@/lib/contract/calls/stripe";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function stripeRouter({ gateway }: Services) {
  return newRouter().answerInSteps(calls.getStripePublicKey, () => ({
    publicKey: gateway.publicKey,
  }));
}
