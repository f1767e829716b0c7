import { desc, eq, type SQL } from "drizzle-orm";
import type { MoneyEvent } from "@/lib/contract/admin/money-event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { disputes, moneyEvents, payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentGateway } from "@/platform/services/payment-gateway";

/** Reads events with their subjects, the latest first. */
export async function readMoneyEvents(
  tx: Sql,
  { deskUrl }: Pick<PaymentGateway, "deskUrl">,
  { among, most }: { among: SQL | undefined; most: number },
): Promise<MoneyEvent[]> {
  const rows = await tx
    .select({
      event: moneyEvents,
      payment: payments,
      dispute: disputes,
      booking: bookings,
      order: orders,
    })
    .from(moneyEvents)
    .leftJoin(payments, eq(payments.id, moneyEvents.idPayment))
    .leftJoin(disputes, eq(disputes.id, moneyEvents.idDispute))
    .leftJoin(bookings, eq(bookings.id, payments.idBooking))
    .leftJoin(orders, eq(orders.id, payments.idOrder))
    .where(among)
    .orderBy(desc(moneyEvents.recordedAt), desc(moneyEvents.id))
    .limit(most);
  return rows.map(({ event, payment, dispute, booking, order }) => ({
    id: event.id,
    kind: event.kind,
    amount: eurosFromCents(event.amountCents),
    at: parisIso(event.at),
    purchase: booking ? "BOOKING" : order ? "ORDER" : null,
    reference: booking?.reference ?? order?.reference ?? null,
    customer: customerOf(booking) ?? customerOf(order?.billing ?? null),
    dispute: dispute && {
      status: dispute.status,
      answerBy: dispute.answerBy && parisIso(dispute.answerBy),
    },
    isRefunded: payment !== null && payment.refundedCents === payment.amountCents,
    subject: event.subject,
    url: payment?.gatewayId ? deskUrl(payment.gatewayId) : null,
    seenAt: event.seenAt && parisIso(event.seenAt),
  }));
}

const customerOf = (person: { firstname: string; lastname: string } | null): string | null =>
  person && `${person.firstname} ${person.lastname}`;
