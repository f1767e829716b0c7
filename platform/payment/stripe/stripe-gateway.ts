import type Stripe from "stripe";
import type { Checkout } from "@/lib/contract/payment";
import type { Clock } from "@/platform/services/clock";
import type { PaymentGateway } from "@/platform/services/payment-gateway";
import { StripeCallError, stripeAnswer } from "./stripe-answer";
import { stripeClient } from "./stripe-client";
import { stripeMoneyBack } from "./stripe-money-back";
import { stripeMovements, stripePayout } from "./stripe-movements";
import { readStripeNotice } from "./stripe-notice";
import { stripeState } from "./stripe-state";

export interface StripeKeys {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  /** Server that stands in for Stripe in tests, and its timeout in milliseconds. */
  apiUrl?: string | undefined;
  timeout?: number | undefined;
}

/**
 * Creates the gateway for payments through Stripe: a PaymentIntent each, paid in Stripe's own form
 * on our page. Every call that moves money bears our key, under which Stripe does it once.
 */
export function stripeGateway(keys: StripeKeys, clock: Clock): PaymentGateway {
  const stripe = stripeClient(keys);
  const intentOf = (idSite: number, id: string) => siteIntent(stripe, idSite, id);
  const stateOf = async (idSite: number, id: string) => stripeState(await intentOf(idSite, id));
  const checkoutOf = (intent: Stripe.PaymentIntent): Checkout => {
    if (!intent.client_secret) throw new Error(`${intent.id} has no client secret`);
    return { kind: "stripe", clientSecret: intent.client_secret, publicKey: keys.publicKey };
  };

  return {
    name: "STRIPE",
    publicKey: keys.publicKey,
    open: async ({ idSite, key, amountCents, description, expiresAt }) => {
      const intent = await stripeAnswer(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: "eur",
            automatic_payment_methods: { enabled: true },
            description,
            metadata: { site: String(idSite), key },
          },
          // Another database on the same account counts its payments from one, too.
          { idempotencyKey: `${key} ${expiresAt.toISOString()}` },
        ),
      );
      return { gatewayId: intent.id, checkout: checkoutOf(intent) };
    },
    checkout: async (idSite, id) => checkoutOf(await intentOf(idSite, id)),
    state: stateOf,
    close: async (idSite, id) => {
      await closeIntent(stripe, await intentOf(idSite, id));
      return stateOf(idSite, id);
    },
    refund: async (idSite, id, { key, amountCents }) => {
      await intentOf(idSite, id);
      const known = await refundUnder(stripe, id, key);
      const refund =
        known ??
        (await stripeAnswer(
          stripe.refunds.create(
            { payment_intent: id, amount: amountCents, metadata: { site: String(idSite), key } },
            // As with payments, another database counts its refunds from one, too; and a refund
            // whose amount was changed by one at Stripe's own desk is another call.
            { idempotencyKey: `${key} ${id} ${amountCents}` },
          ),
        ));
      return { gatewayRefundId: refund.id };
    },
    moneyBack: async (idSite, id) => {
      await intentOf(idSite, id);
      return stripeMoneyBack(stripe, id);
    },
    listMovements: (since) => stripeMovements(stripe, since),
    payout: (id) => stripePayout(stripe, id),
    deskUrl: (id) =>
      `https://dashboard.stripe.com/${keys.secretKey.includes("_test_") ? "test/" : ""}payments/${id}`,
    readNotice: (raw, headers) =>
      readStripeNotice({ raw, headers, webhookSecret: keys.webhookSecret, now: clock.now() }),
  };
}

/** Reads a site's PaymentIntent, with its latest charge. @throws Error for another site's */
async function siteIntent(stripe: Stripe, idSite: number, id: string) {
  const intent = await stripeAnswer(
    stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }),
  );
  if (intent.metadata.site !== String(idSite)) throw new Error(`${id} is not of site ${idSite}`);
  return intent;
}

/** Cancels an unfinished payment; a payment that Stripe no longer cancels keeps its state there. */
async function closeIntent(stripe: Stripe, { id }: Stripe.PaymentIntent): Promise<void> {
  try {
    await stripeAnswer(stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" }));
  } catch (error) {
    const isTooLate =
      error instanceof StripeCallError && error.code === "payment_intent_unexpected_state";
    if (!isTooLate) throw error;
  }
}

/** Finds the refund made under a key, however long ago: Stripe forgets keys after a day. */
async function refundUnder(stripe: Stripe, id: string, key: string) {
  const refunds = await stripeAnswer(stripe.refunds.list({ payment_intent: id, limit: 100 }));
  return refunds.data.find(({ metadata }) => metadata?.key === key);
}
