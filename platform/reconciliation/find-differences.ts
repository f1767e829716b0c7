import { and, eq, gte, isNotNull, isNull, lt } from "drizzle-orm";
import type { MoneyEventKind } from "@/lib/contract/admin/money-event";
import { disputeMovements, payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { GatewayMovement, PaymentGateway } from "@/platform/services/payment-gateway";

/** Span of the books that is compared: lines between two moments. */
export interface ComparedSpan {
  since: Date;
  until: Date;
}

/** Milliseconds by which one of the two books may record something later than the other. */
const LAG = 24 * 60 * 60_000;

/** Reads the site's own lines that have to be in the gateway's books. */
export async function ownLines(
  tx: Sql,
  method: PaymentGateway["name"],
  { since, until }: ComparedSpan,
) {
  const from = new Date(since.getTime() + LAG);
  const isIts = and(eq(payments.method, method), eq(payments.status, "PAID"));
  return {
    payments: await tx
      .select()
      .from(payments)
      .where(and(isIts, gte(payments.settledAt, from), lt(payments.settledAt, until))),
    refunds: await tx
      .select({ refund: refunds, gatewayId: payments.gatewayId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.idPayment))
      .where(
        and(
          isIts,
          isNotNull(refunds.gatewayRefundId),
          isNull(refunds.failedAt),
          gte(refunds.doneAt, from),
          lt(refunds.doneAt, until),
        ),
      ),
  };
}

/** Finds why a gateway's line differs from the site's books; undefined where it does not. */
export async function differenceOf(
  tx: Sql,
  movement: GatewayMovement,
): Promise<MoneyEventKind | undefined> {
  const { kind, id, gatewayId, amountCents } = movement;
  switch (kind) {
    case "PAYMENT": {
      const [row] = await tx
        .select()
        .from(payments)
        .where(eq(payments.gatewayId, gatewayId ?? ""));
      return row?.status === "PAID" && row.amountCents === amountCents
        ? undefined
        : "PAYMENT_UNKNOWN";
    }
    case "REFUND":
    case "REFUND_FAILED": {
      const [row] = await tx.select().from(refunds).where(eq(refunds.gatewayRefundId, id));
      // A refund that was begun elsewhere and failed at once has moved nothing.
      if (kind === "REFUND_FAILED") return row && !row.failedAt ? "REFUND_UNKNOWN" : undefined;
      return row?.amountCents === amountCents ? undefined : "REFUND_UNKNOWN";
    }
    case "DISPUTE": {
      const isThere = eq(disputeMovements.gatewayMovementId, id);
      return (await tx.$count(disputeMovements, isThere)) > 0 ? undefined : "REFUND_UNKNOWN";
    }
    case "PAYMENT_REVERSED":
      return "PAYMENT_REVERSED";
    default:
      return undefined;
  }
}
