import type Stripe from "stripe";
import type { GatewayMovement } from "@/platform/services/payment-gateway";
import { stripeAnswer } from "./stripe-answer";

const PAGE = 100;

/** Reads the lines of Stripe's ledger since a moment that concern customers' money, or payouts. */
export async function stripeMovements(stripe: Stripe, since: Date): Promise<GatewayMovement[]> {
  const lines = stripe.balanceTransactions.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    currency: "eur",
    limit: PAGE,
    // A refund and a dispute know their payment's site by its PaymentIntent alone.
    expand: ["data.source.payment_intent"],
  });
  const movements: GatewayMovement[] = [];
  const readAll = async () => {
    for await (const line of lines) {
      const movement = movementOf(line);
      if (movement) movements.push(movement);
    }
  };
  await stripeAnswer(readAll());
  return movements;
}

/** Kinds of lines, by https://docs.stripe.com/reports/balance-transaction-types. */
const KINDS: Record<string, GatewayMovement["kind"]> = {
  charge: "PAYMENT",
  payment: "PAYMENT",
  payment_failure_refund: "PAYMENT_REVERSED",
  payment_reversal: "PAYMENT_REVERSED",
  refund: "REFUND",
  payment_refund: "REFUND",
  refund_failure: "REFUND_FAILED",
  payout: "PAYOUT",
  payout_failure: "PAYOUT_FAILED",
  payout_cancel: "PAYOUT_FAILED",
};

/** Source of a line, which links it to its payment: charge, refund, dispute or payout. */
interface LineSource {
  id: string;
  object: string;
  payment_intent?: string | { id: string; metadata: Stripe.Metadata } | null;
}

function movementOf(line: Stripe.BalanceTransaction): GatewayMovement | undefined {
  const source = line.source as LineSource | string | null;
  if (!source || typeof source === "string") return undefined;
  const kind = source.object === "dispute" ? "DISPUTE" : KINDS[line.type];
  if (!kind) return undefined;
  const of = { kind, amountCents: Math.abs(line.amount), at: new Date(line.created * 1000) };
  if (kind === "PAYOUT" || kind === "PAYOUT_FAILED") {
    return { ...of, id: source.id, gatewayId: null, idSite: null };
  }
  const intent = source.payment_intent;
  if (!intent) return undefined;
  const gatewayId = typeof intent === "string" ? intent : intent.id;
  const site = typeof intent === "string" ? undefined : intent.metadata.site;
  const idOf = { PAYMENT: gatewayId, PAYMENT_REVERSED: gatewayId, DISPUTE: line.id };
  return {
    ...of,
    id: kind in idOf ? idOf[kind as keyof typeof idOf] : source.id,
    gatewayId,
    idSite: Number(site) || null,
  };
}

/** Reads the state of a payout; undefined while it is on its way. */
export async function stripePayout(
  stripe: Stripe,
  id: string,
): Promise<GatewayMovement | undefined> {
  const { status, amount, arrival_date, created } = await stripeAnswer(stripe.payouts.retrieve(id));
  const kind = status === "paid" ? "PAYOUT" : status === "failed" ? "PAYOUT_FAILED" : undefined;
  if (!kind || amount < 0) return undefined;
  const at = new Date((kind === "PAYOUT" ? arrival_date : created) * 1000);
  return { kind, id, gatewayId: null, idSite: null, amountCents: amount, at };
}
