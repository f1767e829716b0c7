import { stripePublicKey } from "@/lib/contract/payment";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const publicKey = route({
  access: "ANYONE",
  method: "get",
  path: "/custom-stripe/public-key",
  summary: "What a browser needs to pay by card on the site's own page",
  responses: answers(stripePublicKey, "Stripe's public key, or null when cards are not taken so"),
});

export function stripeArea({ gateway }: Services) {
  return newArea().openapi(publicKey, (c) => c.json(ok({ publicKey: gateway.publicKey }), 200));
}
