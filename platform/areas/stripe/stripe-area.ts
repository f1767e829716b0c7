import { stripePublicKey } from "@/lib/contract/payment";
import { answers, newArea, ok } from "@/platform/area";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";

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
