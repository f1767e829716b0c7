import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** One call to Stripe: `path` holds its query, `fields` its body. */
export interface StripeCall {
  method: string;
  path: string;
  authorization: string | undefined;
  fields: URLSearchParams;
}

export interface StripeAnswer {
  status: number;
  body: unknown;
}

export type CustomerOutcome = "succeeded" | "declined" | "processing" | "requires_action";

export interface StripeAccount {
  secretKey: string;
  intents: Map<string, Stripe.PaymentIntent>;
  refunds: Stripe.Refund[];
  answer(call: StripeCall): StripeAnswer;
  /** Lets a customer try to pay: `declined` leaves the payment open, with an error. */
  pay(id: string, outcome: CustomerOutcome): void;
}

/** An account at Stripe: what the platform uses of it, in the shape of Stripe's own answers. */
export function openStripeAccount(): StripeAccount {
  const secretKey = "sk_test_of_nobody";
  const intents = new Map<string, Stripe.PaymentIntent>();
  const refunds: Stripe.Refund[] = [];

  function answer({ method, path, authorization, fields }: StripeCall): StripeAnswer {
    if (authorization !== `Bearer ${secretKey}`) {
      const message = `Invalid API Key provided: ${authorization}`;
      return stripeFailure(401, { type: "invalid_request_error", message });
    }
    const { pathname, searchParams } = new URL(path, "http://stripe");
    const [, , kind, id = "", verb] = pathname.split("/");
    const call = [method, kind, id && ":id", verb].filter(Boolean).join(" ");
    if (call === "POST payment_intents") return createIntent(fields);
    if (call === "POST refunds") return createRefund(fields);
    if (call === "GET refunds") {
      const intent = searchParams.get("payment_intent");
      const data = refunds.filter((refund) => refund.payment_intent === intent);
      return { status: 200, body: { object: "list", url: "/v1/refunds", has_more: false, data } };
    }
    const intent = intents.get(id);
    if (!intent) return missing(id);
    if (call === "GET payment_intents :id") {
      const isExpanded =
        searchParams.getAll("expand[]").includes("latest_charge") ||
        searchParams.get("expand[0]") === "latest_charge";
      return { status: 200, body: isExpanded ? intent : unexpanded(intent) };
    }
    if (call === "POST payment_intents :id cancel") return cancelIntent(intent, fields);
    return stripeFailure(404, {
      type: "invalid_request_error",
      message: "Unrecognized request URL",
    });
  }

  function createIntent(fields: URLSearchParams): StripeAnswer {
    const id = `pi_${randomBytes(12).toString("hex")}`;
    const intent = {
      id,
      object: "payment_intent",
      amount: Number(fields.get("amount")),
      amount_received: 0,
      automatic_payment_methods: { allow_redirects: "always", enabled: true },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: "automatic_async",
      client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      confirmation_method: "automatic",
      created: 1_795_165_200,
      currency: fields.get("currency"),
      description: fields.get("description"),
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: metadataOf(fields),
      payment_method_types: ["card"],
      status: "requires_payment_method",
    } as unknown as Stripe.PaymentIntent;
    intents.set(id, intent);
    return { status: 200, body: unexpanded(intent) };
  }

  function cancelIntent(intent: Stripe.PaymentIntent, fields: URLSearchParams): StripeAnswer {
    if (["succeeded", "processing", "canceled"].includes(intent.status)) {
      return unexpectedState(intent);
    }
    Object.assign(intent, {
      status: "canceled",
      cancellation_reason: fields.get("cancellation_reason"),
      // It is forgotten with every update of the payment.
      last_payment_error: null,
    });
    return { status: 200, body: unexpanded(intent) };
  }

  function createRefund(fields: URLSearchParams): StripeAnswer {
    const id = fields.get("payment_intent") ?? "";
    const intent = intents.get(id);
    if (!intent) return missing(id);
    const before = refunds.filter((refund) => refund.payment_intent === id);
    const amount = Number(fields.get("amount"));
    const refunded = before.reduce((sum, refund) => sum + refund.amount, 0);
    if (refunded + amount > intent.amount_received) {
      return stripeFailure(400, {
        type: "invalid_request_error",
        code: refunded >= intent.amount_received ? "charge_already_refunded" : "amount_too_large",
        message: "Refund amount is greater than unrefunded amount on charge",
      });
    }
    const refund = {
      id: `re_${randomBytes(12).toString("hex")}`,
      object: "refund",
      amount,
      currency: "eur",
      payment_intent: id,
      metadata: metadataOf(fields),
      reason: null,
      status: "succeeded",
    } as unknown as Stripe.Refund;
    refunds.push(refund);
    return { status: 200, body: refund };
  }

  return {
    secretKey,
    intents,
    refunds,
    answer,
    pay: (id, outcome) => {
      const intent = intents.get(id);
      if (!intent) throw new Error(`There is no ${id}`);
      Object.assign(intent, outcome === "declined" ? declined() : { status: outcome });
      if (outcome === "succeeded") {
        Object.assign(intent, {
          amount_received: intent.amount,
          latest_charge: charge("succeeded"),
        });
      }
    },
  };
}

/** What is linked to is told by its id alone, unless the caller asks for all of it. */
function unexpanded(intent: Stripe.PaymentIntent) {
  const { latest_charge } = intent;
  return {
    ...intent,
    latest_charge: typeof latest_charge === "string" ? latest_charge : (latest_charge?.id ?? null),
  };
}

const charge = (status: "succeeded" | "failed") => ({
  id: `ch_${randomBytes(12).toString("hex")}`,
  object: "charge",
  payment_method_details: { type: "card", card: { brand: "visa", last4: "0002" } },
  status,
});

const declined = () => ({
  status: "requires_payment_method",
  last_payment_error: {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  latest_charge: charge("failed"),
});

const metadataOf = (fields: URLSearchParams) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key ? [[key, value]] : [];
    }),
  );

const missing = (id: string) =>
  stripeFailure(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such payment_intent: '${id}'`,
  });

/** An answer that says what is wrong, as Stripe does. */
export function stripeFailure(status: number, error: Partial<Stripe.StripeRawError>): StripeAnswer {
  return { status, body: { error } };
}

const unexpectedState = (intent: Stripe.PaymentIntent) =>
  stripeFailure(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
