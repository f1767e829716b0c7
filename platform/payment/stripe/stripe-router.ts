import { stripePublicKeySchema } from "@/lib/contract/payment";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const publicKey = route({
  name: "getStripePublicKey",
  area: "payment",
  access: "ANYONE",
  method: "get",
  path: "/custom-stripe/public-key",
  summary: "What a browser needs to pay by card on the site's own page",
  responses: responses(
    stripePublicKeySchema,
    "Stripe's public key, or null when cards are not taken so",
  ),
});

export function stripeRouter({ gateway }: Services) {
  return newRouter().answerInSteps(publicKey, () => ({ publicKey: gateway.publicKey }));
}
