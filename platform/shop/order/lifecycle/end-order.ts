import type { OrderOutcome as Answer } from "@/lib/contract/order-page";
import { orderWithdrawal } from "@/lib/rules/shop/order-withdrawal";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError } from "@/platform/http/api-error";
import {
  type CancellationRequest,
  cancellationView,
  refuseUnlessForeseen,
} from "@/platform/purchase/cancellation";
import type { Services } from "@/platform/services/services";
import { describeOrderOutcome } from "@/platform/shop/order/mails/describe-order-outcome";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { cancelOrder, orderOutcomeNow } from "./cancel-order";
import { notifyOrder } from "./notify-order";

/**
 * Cancels an order that is not paid, or withdraws from one, for its customer. The same rule
 * computes the outcome shown before and moves the money.
 * @throws ApiError CONFLICT when it cannot be ended, or not any more; NOT_FOUND
 */
export async function endOrder(services: Services, request: CancellationRequest): Promise<Answer> {
  const { database, clock } = services;
  const { idSite, language, reference, opener: access, reason, dryRun } = request;
  return withRetries(() =>
    database.inSite(idSite, async (tx) => {
      const now = clock.now();
      const order = await findOrder(tx, reference, access, { lock: true });
      refuseUnlessOpen(order, reason, now);
      const outcome = await orderOutcomeNow(tx, order, reason);
      refuseUnlessForeseen(request.why, outcome);
      const ended = dryRun ? order : await end(services, tx, order, reason);
      return {
        ...cancellationView(request, outcome, now),
        ...(outcome.isAtOnce ? {} : { refundBy: null }),
        message: describeOrderOutcome(outcome, language),
        status: ended.status,
      };
    }),
  );
}

function refuseUnlessOpen(order: OrderRow, reason: CancellationRequest["reason"], now: Date): void {
  const isUnpaid = order.status === "AWAITING_PAYMENT";
  const cancel = isUnpaid ? "OPEN" : "ACTION_NOT_POSSIBLE";
  const right = reason === "BY_CUSTOMER" ? cancel : orderWithdrawal({ ...order, now });
  if (right !== "OPEN") throw new ApiError("CONFLICT", right);
}

/** Ends an order: a sent one has to come back first, any other is cancelled at once. */
async function end(
  services: Services,
  tx: Sql,
  order: OrderRow,
  reason: CancellationRequest["reason"],
): Promise<OrderRow> {
  const { isAtOnce, refundCents, why } = await orderOutcomeNow(tx, order, reason);
  if (isAtOnce) return cancelOrder(services, tx, order, { reason, by: "CUSTOMER" });
  const at = services.clock.now();
  const historyEvent = { at, by: "CUSTOMER", reason } as const;
  const moved = await moveOrder(tx, order, "WITHDRAW", historyEvent, { withdrawnAt: at });
  const details = { amountCents: refundCents, by: "CUSTOMER", why } as const;
  await notifyOrder(services, tx, moved, "withdrawn", details);
  return moved;
}
