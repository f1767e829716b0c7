import Stripe from "stripe";
import { type GatewayNotice, UnsignedNotice } from "@/platform/services/payment-gateway";

/**
 * Reads a notice of Stripe from its bytes. Undefined for what is not about a payment of ours:
 * an account may serve others too.
 * @throws UnsignedNotice for one that Stripe did not sign, or more than five minutes ago
 */
export async function readStripeNotice(notice: {
  raw: Uint8Array;
  headers: Headers;
  webhookSecret: string;
  now: Date;
}): Promise<GatewayNotice | undefined> {
  const event = await verified(notice);
  if (!event.type.startsWith("payment_intent.")) return undefined;
  const { id, metadata } = event.data.object as Stripe.PaymentIntent;
  const idSite = Number(metadata.site);
  if (!metadata.key || !Number.isInteger(idSite) || idSite < 1) return undefined;
  return { gateway: "STRIPE", noticeId: event.id, gatewayId: id, idSite };
}

/** Seconds for which Stripe's signature is believed. */
const TOLERANCE = 300;

async function verified({
  raw,
  headers,
  webhookSecret,
  now,
}: Parameters<typeof readStripeNotice>[0]): Promise<Stripe.Event> {
  try {
    return await Stripe.webhooks.constructEventAsync(
      raw,
      headers.get("stripe-signature") ?? "",
      webhookSecret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    // Stripe's error repeats the whole notice.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new UnsignedNotice("The notice is not signed by Stripe");
    }
    throw error;
  }
}
