import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderOutcome as Answer } from "@/lib/contract/order-page";
import { refundDeadline } from "@/lib/rules/cancellation";
import { eurosFromCents } from "@/lib/rules/cents";
import { orderWithdrawal } from "@/lib/rules/order-withdrawal";
import { parisIso } from "@/lib/rules/paris-time";
import type { Opener } from "@/platform/booking-life/find-booking";
import type { Sql } from "@/platform/db/database";
import { withRetries } from "@/platform/db/with-retries";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { sayOrderOutcome } from "@/platform/words/order-outcome-words";
import { cancelOrder, orderOutcomeNow } from "./cancel-order";
import { findOrder } from "./find-order";
import { moveOrder, type OrderRow } from "./move-order";
import { tellOrder } from "./tell-order";

/** Which order its customer ends, and how. */
export interface EndedOrder {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: Opener;
  reason: "BY_CUSTOMER" | "WITHDRAWN";
  /** Only says what would come of it. */
  dryRun: boolean;
  /** Why one was told to get back what one gets back. */
  why?: string | undefined;
}

/**
 * The customer cancels an order that is not paid, or withdraws from one. What one is told before is
 * what is done: the same rule says it and moves the money.
 * @throws Refusal CONFLICT when it cannot be ended, or not any more; NOT_FOUND
 */
export async function endOrder(services: Services, asked: EndedOrder): Promise<Answer> {
  const { database, clock } = services;
  const { idSite, language, reference, opener, reason, dryRun } = asked;
  const answer = await withRetries(() =>
    database.inSite(idSite, async (tx) => {
      const now = clock.now();
      const row = await findOrder(tx, reference, opener, { lock: true });
      refuseUnlessOpen(row, reason, now);
      const outcome = await orderOutcomeNow(tx, row, reason);
      if (asked.why !== undefined && asked.why !== outcome.why) {
        throw new Refusal("CONFLICT", "CHANGED_MEANWHILE");
      }
      const ended = dryRun ? row : await end(services, tx, row, reason);
      return {
        done: !dryRun,
        paid: eurosFromCents(outcome.paidCents),
        refund: eurosFromCents(outcome.refundCents),
        why: outcome.why,
        message: sayOrderOutcome(outcome, language),
        refundBy: parisIso(refundDeadline(now)),
        status: ended.status,
      };
    }),
  );
  if (!dryRun) services.wakeOutbox();
  return answer;
}

function refuseUnlessOpen(row: OrderRow, reason: EndedOrder["reason"], now: Date): void {
  const isUnpaid = row.status === "AWAITING_PAYMENT";
  const cancel = isUnpaid ? "OPEN" : "ACTION_NOT_POSSIBLE";
  const right = reason === "BY_CUSTOMER" ? cancel : orderWithdrawal({ ...row, now });
  if (right !== "OPEN") throw new Refusal("CONFLICT", right);
}

/** What has not left the cellar is cancelled at once; what has, comes back first. */
async function end(
  services: Services,
  tx: Sql,
  row: OrderRow,
  reason: EndedOrder["reason"],
): Promise<OrderRow> {
  const { isAtOnce, refundCents, why } = await orderOutcomeNow(tx, row, reason);
  if (isAtOnce) return cancelOrder(services, tx, row, { reason, by: "CUSTOMER" });
  const at = services.clock.now();
  const happening = { at, by: "CUSTOMER", reason } as const;
  const moved = await moveOrder(tx, row, "WITHDRAW", happening, { withdrawnAt: at });
  const details = { amountCents: refundCents, by: "CUSTOMER", why } as const;
  await tellOrder(services, tx, moved, "withdrawn", details);
  return moved;
}
