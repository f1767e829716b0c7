import { stripePublicKeySchema } from "@/lib/contract/payment";
import { call } from "../call";

export const getStripePublicKey = call({
  name: "getStripePublicKey",
  area: "payment",
  access: "ANYONE",
  method: "get",
  path: "/custom-stripe/public-key",
  summary: "What a browser needs to pay by card on the site's own page",
  answer: stripePublicKeySchema,
  says: "Stripe's public key, or null when cards are not taken so",
});
