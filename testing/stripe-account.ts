import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** Call to Stripe: `path` holds its query, `fields` its body. */
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
  disputes: Stripe.Dispute[];
  /** Ledger, the latest line first, as Stripe lists it. */
  lines: Stripe.BalanceTransaction[];
  payouts: Map<string, Stripe.Payout>;
  answer(call: StripeCall): StripeAnswer;
  /** Lets a customer try to pay: `declined` leaves the payment open, with an error. */
  pay(id: string, outcome: CustomerOutcome): void;
  /** Refunds money in the dashboard. @returns the refund's id */
  refundInDashboard(intent: string, amount: number): string;
  /** Fails a refund, which does not reach the customer's card. */
  failRefund(id: string, reason?: string): void;
  /** Takes money back as the customer's bank, or asks first. @returns the dispute's id */
  dispute(intent: string, status: Stripe.Dispute.Status, amount?: number): string;
  /** Decides a dispute as the bank; money comes back for one that is won. */
  decide(dispute: string, status: "won" | "lost" | "warning_closed"): void;
  /** Pays its balance out to the company's bank, or fails to. @returns the payout's id */
  payOut(amount: number, status: "paid" | "failed"): string;
}

/** Opens the part of a Stripe account that the platform uses, in the shape of Stripe's answers. */
export function openStripeAccount(): StripeAccount {
  const secretKey = "sk_test_of_nobody";
  const intents = new Map<string, Stripe.PaymentIntent>();
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  const lines: Stripe.BalanceTransaction[] = [];
  const payouts = new Map<string, Stripe.Payout>();
  let now = 1_795_165_200;

  function enter(type: string, amount: number, source: unknown): Stripe.BalanceTransaction {
    now += 1;
    const id = `txn_${randomBytes(12).toString("hex")}`;
    const line = { id, object: "balance_transaction", amount, created: now, currency: "eur", type };
    const entered = { ...line, source } as unknown as Stripe.BalanceTransaction;
    lines.unshift(entered);
    return entered;
  }

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
    const ofIntent = <T extends { payment_intent: unknown }>(all: T[]) =>
      all.filter((one) => one.payment_intent === searchParams.get("payment_intent"));
    if (call === "GET refunds") return listOf(ofIntent(refunds));
    if (call === "GET disputes") return listOf(ofIntent(disputes));
    if (call === "GET balance_transactions") return ledger(searchParams);
    if (call === "GET payouts :id") {
      const payout = payouts.get(id);
      return payout ? { status: 200, body: payout } : missing(id);
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

  /** Returns a page of the ledger, each line with its source, and that with its PaymentIntent. */
  function ledger(query: URLSearchParams): StripeAnswer {
    const since = Number(query.get("created[gte]"));
    const all = lines.filter(({ created }) => created >= since);
    const after = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const end = after + Number(query.get("limit"));
    const page = all.slice(after, end).map((line) => ({ ...line, source: expanded(line.source) }));
    return listOf(page, end < all.length);
  }

  function expanded(source: unknown) {
    const of = source as { payment_intent?: string };
    return { ...of, payment_intent: intents.get(of.payment_intent ?? "") ?? null };
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
      // The error is forgotten with every update of the payment.
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
    const refunded = before
      .filter(({ status }) => status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (disputes.some((one) => one.payment_intent === id && isHeld(one))) {
      return stripeFailure(400, {
        type: "invalid_request_error",
        code: "charge_disputed",
        message: "The charge has been charged back",
      });
    }
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
      created: now,
    } as unknown as Stripe.Refund;
    refunds.push(refund);
    enter("refund", -amount, refund);
    return { status: 200, body: refund };
  }

  return {
    secretKey,
    intents,
    refunds,
    disputes,
    lines,
    payouts,
    answer,
    refundInDashboard: (intent, amount) => {
      const fields = new URLSearchParams({ payment_intent: intent, amount: String(amount) });
      const { status, body } = createRefund(fields);
      if (status !== 200) throw new Error(`${intent} was not refunded`);
      return (body as Stripe.Refund).id;
    },
    failRefund: (id, reason = "expired_or_canceled_card") => {
      const refund = refunds.find((one) => one.id === id);
      if (!refund) throw new Error(`There is no ${id}`);
      Object.assign(refund, { status: "failed", failure_reason: reason });
      enter("refund_failure", refund.amount, refund);
    },
    dispute: (intent, status, amount = intents.get(intent)?.amount ?? 0) => {
      const id = `dp_${randomBytes(12).toString("hex")}`;
      const dispute = {
        id,
        object: "dispute",
        amount,
        balance_transactions: [],
        created: now,
        currency: "eur",
        evidence_details: { due_by: now + 14 * 24 * 3600, has_evidence: false },
        payment_intent: intent,
        reason: "fraudulent",
        status,
      } as unknown as Stripe.Dispute;
      disputes.push(dispute);
      if (isHeld(dispute)) {
        dispute.balance_transactions.push({ ...enter("adjustment", -amount, dispute), source: id });
      }
      return id;
    },
    decide: (id, status) => {
      const dispute = disputes.find((one) => one.id === id);
      if (!dispute) throw new Error(`There is no ${id}`);
      dispute.status = status;
      if (status !== "won") return;
      dispute.balance_transactions.push({
        ...enter("adjustment", dispute.amount, dispute),
        source: id,
      });
    },
    payOut: (amount, status) => {
      const id = `po_${randomBytes(12).toString("hex")}`;
      const payout = { id, object: "payout", amount, arrival_date: now, created: now, status };
      payouts.set(id, payout as unknown as Stripe.Payout);
      enter(status === "paid" ? "payout" : "payout_failure", -amount, payout);
      return id;
    },
    pay: (id, outcome) => {
      const intent = intents.get(id);
      if (!intent) throw new Error(`There is no ${id}`);
      Object.assign(intent, outcome === "declined" ? declined() : { status: outcome });
      if (outcome === "succeeded") {
        const paid = charge("succeeded");
        Object.assign(intent, { amount_received: intent.amount, latest_charge: paid });
        enter("charge", intent.amount, { ...paid, payment_intent: id });
      }
    },
  };
}

const listOf = (data: unknown[], hasMore = false): StripeAnswer => ({
  status: 200,
  body: { object: "list", url: "/v1/list", has_more: hasMore, data },
});

/** Tells whether the bank has the money: an inquiry takes none, and a won dispute gives it back. */
const isHeld = ({ status }: Stripe.Dispute): boolean =>
  !status.startsWith("warning") && status !== "won";

/** Reduces linked objects to their id, unless the caller asks for all of them. */
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

/** Answers with a fault, as Stripe does. */
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
