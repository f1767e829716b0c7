import type Stripe from "stripe";
import type { DisputeStatus } from "@/lib/contract/admin/money-event";
import type { GatewayDispute, GatewayRefund, MoneyBack } from "@/platform/services/payment-gateway";
import { stripeAnswer } from "./stripe-answer";

const MOST = 100;

/** Reads the sums of a PaymentIntent that have gone back, by refund or by dispute. */
export async function stripeMoneyBack(stripe: Stripe, intent: string): Promise<MoneyBack> {
  const list = { payment_intent: intent, limit: MOST };
  const refunds = await stripeAnswer(stripe.refunds.list(list));
  const disputes = await stripeAnswer(stripe.disputes.list(list));
  return { refunds: refunds.data.map(refundOf), disputes: disputes.data.map(disputeOf) };
}

function refundOf(refund: Stripe.Refund): GatewayRefund {
  const { id, metadata, amount, created, status, failure_reason } = refund;
  const hasFailed = status === "failed" || status === "canceled";
  return {
    id,
    key: metadata?.key ?? null,
    amountCents: amount,
    at: new Date(created * 1000),
    failure: hasFailed ? (failure_reason ?? status) : null,
  };
}

function disputeOf(dispute: Stripe.Dispute): GatewayDispute {
  const { id, amount, reason, created, evidence_details, balance_transactions } = dispute;
  const dueBy = evidence_details.due_by;
  const mayAnswer = dispute.status.endsWith("needs_response");
  return {
    id,
    amountCents: amount,
    reason,
    status: statusOf(dispute),
    openedAt: new Date(created * 1000),
    answerBy: mayAnswer && dueBy ? new Date(dueBy * 1000) : null,
    movements: balance_transactions.map((line) => ({ id: line.id, takenCents: -line.amount })),
  };
}

function statusOf({ status }: Stripe.Dispute): DisputeStatus {
  switch (status) {
    case "warning_needs_response":
    case "warning_under_review":
      return "INQUIRY";
    case "warning_closed":
    case "prevented":
      return "CLOSED";
    case "needs_response":
    case "appeal_needs_response":
      return "TO_ANSWER";
    case "won":
      return "WON";
    case "lost":
      return "LOST";
    default:
      return "UNDER_REVIEW";
  }
}
