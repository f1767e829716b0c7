import { eq } from "drizzle-orm";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { applySettlement, askAbout, type Settlement } from "./settle-payment";

const AGAIN = 10 * 60_000;

/** A payment's time is over: it ends at the gateway, and what it has become takes effect. */
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

/** Money goes back through the gateway that took it, under the refund's own id. */
export const payBack: DeadlineWork<string | undefined> = {
  isForever: true,
  prepare: async ({ database, gateway }, { idSite, subject }) => {
    const [found] = await database.inSite(idSite, (tx) =>
      tx
        .select()
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.idPayment))
        .where(eq(refunds.id, Number(subject))),
    );
    if (!found?.payment.gatewayId || found.refund.doneAt) return undefined;
    if (found.payment.method !== gateway.name) {
      throw new Error(`Refund ${subject} is for ${found.payment.method}, which is not configured`);
    }
    const { gatewayRefundId } = await gateway.refund(idSite, found.payment.gatewayId, {
      key: `refund-${idSite}-${found.refund.id}`,
      amountCents: found.refund.amountCents,
    });
    return gatewayRefundId;
  },
  run: async ({ clock }, tx, { subject }, gatewayRefundId) => {
    if (gatewayRefundId === undefined) return;
    await tx
      .update(refunds)
      .set({ doneAt: clock.now(), gatewayRefundId })
      .where(eq(refunds.id, Number(subject)));
  },
};
