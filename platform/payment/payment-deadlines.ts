import { and, eq, isNull } from "drizzle-orm";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { Deadline, DeadlineKind, DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { GatewayRefused, type MoneyBack } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { failRefund } from "./fail-refund";
import { refundKey } from "./refund-key";
import { applySettlement, askAbout, type Settlement } from "./settle-payment";
import { takeOverMoneyBack } from "./take-over-money-back";

const AGAIN = 10 * 60_000;
const HOUR = 60 * 60_000;

/** Ends a payment at the gateway once its time is over, and applies its outcome. */
export const paymentOver: DeadlineWork<Settlement | undefined> = {
  isForever: true,
  prepare: (services, { idSite, subject }) => askAbout(services, idSite, Number(subject), true),
  run: async (services, tx, due, settlement) => {
    if (!settlement) return;
    await applySettlement(services, tx, Number(due.subject), settlement);
    const { status } = settlement.state;
    if (status !== "OPEN" && status !== "UNDER_WAY") return;
    // The gateway could not end it: somebody is paying at this moment.
    const { idSite, subject, idBooking, idOrder } = due;
    const dueAt = new Date(services.clock.now().getTime() + AGAIN);
    await setDeadline(tx, {
      idSite,
      kind: "PAYMENT_OVER",
      subject,
      idBooking: idBooking ?? undefined,
      idOrder: idOrder ?? undefined,
      dueAt,
    });
  },
};

/** Gateway's answer to a refund: its name for it, or the sums that went back otherwise. */
type PaidBack = { gatewayRefundId: string } | { back: MoneyBack; asked: Date } | undefined;

/** Refunds money through the gateway that took it, under the refund's own id. */
export const payBack: DeadlineWork<PaidBack> = {
  isForever: true,
  prepare: async ({ database, gateway, clock }, { idSite, subject }) => {
    const [found] = await database.inSite(idSite, (tx) =>
      tx
        .select()
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.idPayment))
        .where(eq(refunds.id, Number(subject))),
    );
    if (!found?.payment.gatewayId || !isToPay(found.refund)) return undefined;
    if (found.payment.method !== gateway.name) {
      throw new Error(`Refund ${subject} is for ${found.payment.method}, which is not configured`);
    }
    const { gatewayId } = found.payment;
    const { id, amountCents } = found.refund;
    try {
      return await gateway.refund(idSite, gatewayId, { key: refundKey(idSite, id), amountCents });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      // It may have gone back at the gateway's own desk, or been disputed, before we were told.
      const asked = clock.now();
      return { back: await gateway.moneyBack(idSite, gatewayId), asked };
    }
  },
  run: async (services, tx, due, paidBack) => {
    if (paidBack === undefined) return;
    const isThis = eq(refunds.id, Number(due.subject));
    if ("back" in paidBack) return refundRefused(services, tx, due, paidBack);
    const { gatewayRefundId } = paidBack;
    await tx
      .update(refunds)
      .set({ doneAt: services.clock.now(), gatewayRefundId })
      .where(and(isThis, isNull(refunds.doneAt), isNull(refunds.failedAt)));
  },
};

/** Tells whether the gateway still has to pay a refund back. */
const isToPay = ({ doneAt, failedAt, isByHand }: typeof refunds.$inferSelect): boolean =>
  doneAt === null && failedAt === null && !isByHand;

/** Hours after which a refund of disputed money is tried again. */
const WHILE_DISPUTED = 12;

/** Handles a refused refund: it went back otherwise, waits for a dispute, or goes by hand. */
async function refundRefused(
  services: Services,
  tx: Sql,
  { idSite, kind, subject, idBooking, idOrder }: Deadline,
  { back, asked }: { back: MoneyBack; asked: Date },
): Promise<void> {
  const now = services.clock.now();
  const read = async () => {
    const [row] = await tx
      .select()
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.idPayment))
      .where(eq(refunds.id, Number(subject)));
    return row;
  };
  const before = await read();
  if (before) await takeOverMoneyBack(services, tx, before.payment, { back, asked });
  const after = await read();
  if (!after || !isToPay(after.refund)) return;
  const isShortened = before?.refund.amountCents !== after.refund.amountCents;
  if (isShortened || after.payment.disputedCents > 0) {
    const hours = isShortened ? 0 : WHILE_DISPUTED;
    const dueAt = new Date(now.getTime() + hours * HOUR + 1);
    const purchase = { idBooking: idBooking ?? undefined, idOrder: idOrder ?? undefined };
    await setDeadline(tx, { idSite, kind: kind as DeadlineKind, subject, ...purchase, dueAt });
    return;
  }
  await failRefund(tx, after.refund, { failure: "REFUSED", at: now, now });
}
