import Stripe from "stripe";
import {
  type GatewayNotice,
  type NoticeSubject,
  UnsignedNotice,
} from "@/platform/services/payment-gateway";

/**
 * Reads a notice of Stripe from its bytes. Undefined for a notice that does not concern our money:
 * an account may serve others too. Only the ids of the notice are used, since Stripe writes it in
 * the version of the account, and may send it late.
 * @throws UnsignedNotice for one that Stripe did not sign, or more than five minutes ago
 */
export async function readStripeNotice(notice: {
  raw: Uint8Array;
  headers: Headers;
  webhookSecret: string;
  now: Date;
}): Promise<GatewayNotice | undefined> {
  const event = await verified(notice);
  const subject = subjectOf(event);
  return subject && { gateway: "STRIPE", noticeId: event.id, ...subject };
}

function subjectOf({ type, data }: Stripe.Event): NoticeSubject | undefined {
  const object = data.object as EventObject;
  if (type.startsWith("payment_intent.")) return paymentOf(object);
  if (type.startsWith("payout.")) return { about: "PAYOUT", payoutId: object.id };
  const gatewayId = idOf(object.payment_intent);
  if (!gatewayId) return undefined;
  if (type.startsWith("radar.early_fraud_warning.")) {
    const at = new Date((object.created ?? 0) * 1000);
    // A payment refunded or disputed already needs no attention any more.
    return object.actionable
      ? { about: "FRAUD_WARNING", gatewayId, warningId: object.id, at }
      : undefined;
  }
  const isMoney = type.startsWith("charge.") || type.startsWith("refund.");
  return isMoney ? { about: "MONEY_BACK", gatewayId } : undefined;
}

/** Fields of these events' objects, as far as they are read. */
interface EventObject {
  id: string;
  metadata?: Stripe.Metadata | null;
  payment_intent?: string | { id: string } | null;
  created?: number;
  actionable?: boolean;
}

function paymentOf({ id, metadata }: EventObject): NoticeSubject | undefined {
  const idSite = Number(metadata?.site);
  if (!metadata?.key || !Number.isInteger(idSite) || idSite < 1) return undefined;
  return { about: "PAYMENT", gatewayId: id, idSite };
}

const idOf = (linked: string | { id: string } | null | undefined): string | undefined =>
  typeof linked === "string" ? linked : linked?.id;

/** Seconds for which Stripe's signature is valid. */
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
