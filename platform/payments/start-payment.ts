import { and, eq, notInArray } from "drizzle-orm";
import type { Checkout } from "@/lib/contract/payment";
import { mayReturn } from "@/lib/rules/booking-state";
import { moneyOf, type PaymentRow, toPay } from "@/platform/booking-life/booking-money";
import { lockBooking } from "@/platform/booking-life/find-booking";
import type { BookingRow } from "@/platform/booking-life/move-booking";
import { payment } from "@/platform/db/schema/payment";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { PAYING_TIME } from "./paying-time";
import { settlePayment } from "./settle-payment";

const MINUTE = 60_000;

/**
 * Opens a payment of what is due, or goes on with the one that is open. The row is there before
 * the gateway is asked, under its id: a process that dies in between asks for the same payment
 * again, and not for a second one.
 * @param order.returnUrl where the gateway sends the customer back to
 * @throws Refusal CONFLICT when there is nothing to pay, or a payment is under way
 */
export async function startPayment(
  services: Services,
  order: { idSite: number; idBooking: number; returnUrl: string },
): Promise<Checkout> {
  const { gateway } = services;
  const started = await openRow(services, order);
  if ("outdated" in started) {
    // It was for another amount, or its time is over: it ends before another one begins.
    const { outdated } = started;
    await settlePayment(services, order.idSite, outdated.id, { close: true, goesOn: true });
    const after = await openRow(services, order);
    if ("outdated" in after) throw new Refusal("CONFLICT", "PAYMENT_UNDER_WAY");
    return checkoutOf(services, order, after);
  }
  if (started.row.gatewayId) return gateway.checkout(order.idSite, started.row.gatewayId);
  return checkoutOf(services, order, started);
}

async function checkoutOf(
  { gateway, database }: Services,
  { idSite, returnUrl }: { idSite: number; returnUrl: string },
  { row, booked }: { row: PaymentRow; booked: BookingRow },
): Promise<Checkout> {
  if (row.gatewayId) return gateway.checkout(idSite, row.gatewayId);
  const { gatewayId, checkout } = await gateway.open({
    idSite,
    key: `payment-${idSite}-${row.id}`,
    amountCents: row.amountCents,
    description: booked.reference,
    language: booked.language,
    returnUrl,
    expiresAt: row.expiresAt,
  });
  const kept = await database.inSite(idSite, (tx) =>
    tx
      .update(payment)
      .set({ gatewayId })
      .where(and(eq(payment.id, row.id), notInArray(payment.status, ["EXPIRED", "REFUSED"])))
      .returning({ id: payment.id }),
  );
  if (kept.length > 0) return checkout;
  // It ended while the gateway was asked, and another may be open: nobody shall pay this one.
  await gateway.close(idSite, gatewayId);
  throw new Refusal("CONFLICT", "PAYMENT_UNDER_WAY");
}

/** The open payment of a booking, made now unless it is there; `outdated` has to end first. */
async function openRow(
  services: Services,
  { idSite, idBooking }: { idSite: number; idBooking: number },
): Promise<{ row: PaymentRow; booked: BookingRow } | { outdated: PaymentRow }> {
  const { database, clock, gateway } = services;
  const now = clock.now();
  return database.inSite(idSite, async (tx) => {
    const booked = await lockBooking(tx, idBooking);
    if (mayReturn(booked.status, booked.cancelReason)) {
      throw new Refusal("CONFLICT", "PAY_LINK_EXPIRED");
    }
    const money = await moneyOf(tx, idBooking);
    const { nowCents, restCents } = toPay(booked, money);
    const amountCents = nowCents || restCents;
    if (amountCents === 0) throw new Refusal("CONFLICT", "NOTHING_TO_PAY");
    const open = money.payments.find(({ status }) => status === "OPEN" || status === "UNDER_WAY");
    if (open?.status === "UNDER_WAY") throw new Refusal("CONFLICT", "PAYMENT_UNDER_WAY");
    if (open) {
      const isGood =
        open.amountCents === amountCents && open.method === gateway.name && open.expiresAt > now;
      return isGood ? { row: open, booked } : { outdated: open };
    }
    const isAll = amountCents === booked.totalCents;
    const [row] = await tx
      .insert(payment)
      .values({
        idSite,
        idBooking,
        purpose: isAll ? "FULL" : nowCents > 0 ? "DEPOSIT" : "BALANCE",
        amountCents,
        status: "OPEN",
        method: gateway.name,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PAYING_TIME),
      })
      .returning();
    if (!row) throw new Error("The payment was not stored");
    const { id, expiresAt } = row;
    const dueAt = new Date(expiresAt.getTime() + MINUTE);
    await setDeadline(tx, { idSite, kind: "PAYMENT_OVER", subject: String(id), idBooking, dueAt });
    return { row, booked };
  });
}
