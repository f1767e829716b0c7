import { and, eq, notInArray } from "drizzle-orm";
import type { Checkout } from "@/lib/contract/payment";
import { payments } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Due, PaymentRow } from "@/platform/services/payable";
import { LEAST_CENTS } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { kindOf, type OnlinePayable, paymentsOf } from "./payable";
import { PAYING_TIME } from "./paying-time";
import { settlePayment } from "./settle-payment";

const MINUTE = 60_000;

/**
 * Opens a payment of the due sum, or goes on with the one that is open. The row is there before the
 * gateway is asked, under its id: a process that dies in between asks for the same payment again,
 * and not for a second one.
 * @param order.returnUrl address to which the gateway sends the customer back
 * @throws ApiError CONFLICT when there is nothing to pay, less than a gateway takes, or a payment
 *   is under way
 */
export async function startPayment(
  services: Services,
  order: { idSite: number; payable: OnlinePayable; returnUrl: string },
): Promise<Checkout> {
  const { gateway } = services;
  const started = await openPayment(services, order);
  if ("outdated" in started) {
    // It was for another amount, or its time is over: it ends before another one begins.
    const { outdated } = started;
    await settlePayment(services, order.idSite, outdated.id, { close: true, goesOn: true });
    const after = await openPayment(services, order);
    if ("outdated" in after) throw new ApiError("CONFLICT", "PAYMENT_UNDER_WAY");
    return checkoutOf(services, order, after);
  }
  if (started.payment.gatewayId) return gateway.checkout(order.idSite, started.payment.gatewayId);
  return checkoutOf(services, order, started);
}

async function checkoutOf(
  { gateway, database }: Services,
  { idSite, returnUrl }: { idSite: number; returnUrl: string },
  { payment, due }: { payment: PaymentRow; due: Due },
): Promise<Checkout> {
  if (payment.gatewayId) return gateway.checkout(idSite, payment.gatewayId);
  const { gatewayId, checkout } = await gateway.open({
    idSite,
    key: `payment-${idSite}-${payment.id}`,
    amountCents: payment.amountCents,
    description: due.description,
    language: due.language,
    returnUrl,
    expiresAt: payment.expiresAt,
  });
  const updated = await database.inSite(idSite, (tx) =>
    tx
      .update(payments)
      .set({ gatewayId })
      .where(and(eq(payments.id, payment.id), notInArray(payments.status, ["EXPIRED", "REFUSED"])))
      .returning({ id: payments.id }),
  );
  if (updated.length > 0) return checkout;
  // The payment ended while the gateway was called, and another may be open: this one is closed.
  await gateway.close(idSite, gatewayId);
  throw new ApiError("CONFLICT", "PAYMENT_UNDER_WAY");
}

/** Finds the open payment, or makes one; `outdated` has to end first. */
async function openPayment(
  { database, clock, gateway, payables }: Services,
  { idSite, payable }: { idSite: number; payable: OnlinePayable },
): Promise<{ payment: PaymentRow; due: Due } | { outdated: PaymentRow }> {
  const now = clock.now();
  const [kind, id] = kindOf(payables, payable);
  return database.inSite(idSite, async (tx) => {
    const due = await kind.due(tx, id);
    const { amountCents, purpose } = due;
    if (amountCents === 0) throw new ApiError("CONFLICT", "NOTHING_TO_PAY");
    if (amountCents < LEAST_CENTS) throw new ApiError("CONFLICT", "TOO_LITTLE_BY_CARD");
    const open = (await paymentsOf(tx, payable)).find(
      ({ status }) => status === "OPEN" || status === "UNDER_WAY",
    );
    if (open?.status === "UNDER_WAY") throw new ApiError("CONFLICT", "PAYMENT_UNDER_WAY");
    if (open) {
      const isGood =
        open.amountCents === amountCents && open.method === gateway.name && open.expiresAt > now;
      return isGood ? { payment: open, due } : { outdated: open };
    }
    const [payment] = await tx
      .insert(payments)
      .values({
        idSite,
        ...payable,
        purpose,
        amountCents,
        status: "OPEN",
        method: gateway.name,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PAYING_TIME),
      })
      .returning();
    if (!payment) throw new Error("The payment was not stored");
    const dueAt = new Date(payment.expiresAt.getTime() + MINUTE);
    const subject = String(payment.id);
    await setDeadline(tx, { idSite, kind: "PAYMENT_OVER", subject, ...payable, dueAt });
    return { payment, due };
  });
}
