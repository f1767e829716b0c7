import { eq } from "drizzle-orm";
import { isConfirmed, mayReturn } from "@/lib/rules/booking-state";
import { settled } from "@/lib/rules/payment-state";
import { moneyOf, type PaymentRow } from "@/platform/booking-life/booking-money";
import { cancelBooking } from "@/platform/booking-life/cancel-booking";
import { lockBooking } from "@/platform/booking-life/find-booking";
import { type BookingRow, moveBooking, noteBooking } from "@/platform/booking-life/move-booking";
import { setCompletion } from "@/platform/booking-life/ride-deadlines";
import { planReturn, type Return, takeBack } from "@/platform/booking-life/take-back";
import { tell } from "@/platform/booking-life/tell";
import type { Sql } from "@/platform/db/database";
import { payment, paymentNotice } from "@/platform/db/schema/payment";
import { withRetries } from "@/platform/db/with-retries";
import { issueDepositInvoice } from "@/platform/papers/issue-papers";
import { giveBack } from "@/platform/payments/give-back";
import type { Services } from "@/platform/services";
import type { GatewayNotice, GatewayState, PaymentGateway } from "./payment-gateway";

/** Why a payment is looked at. */
interface Occasion {
  /** A signed notice: recorded with its effect, and of none the second time. */
  notice?: GatewayNotice;
  /** Its time is over: it shall be paid no more. */
  close?: boolean;
  /** The customer is about to pay in another way: a card that was refused cancels nothing. */
  goesOn?: boolean;
}

/**
 * Asks the gateway how a payment stands and carries out what follows from it: the state is the
 * payment's own, whatever notice came before which other. Once or ten times, it is the same.
 * @throws GatewayUnreachable
 */
export async function settlePayment(
  services: Services,
  idSite: number,
  idPayment: number,
  occasion: Occasion = {},
): Promise<void> {
  await withRetries(async () => {
    const found = await askAbout(services, idSite, idPayment, occasion.close ?? false);
    if (!found) return;
    await services.database.inSite(idSite, (tx) =>
      applySettlement(services, tx, idPayment, found, occasion),
    );
  });
  services.wakeOutbox();
}

/** What the gateway says, and what is needed should the booking come back to life. */
export interface Settlement {
  told: GatewayState;
  comesBack: Return | undefined;
}

/** Speaks with the gateway; changes nothing here. */
export async function askAbout(
  services: Services,
  idSite: number,
  idPayment: number,
  close: boolean,
): Promise<Settlement | undefined> {
  const { database } = services;
  const row = await database.inSite(idSite, async (tx) => {
    const [one] = await tx.select().from(payment).where(eq(payment.id, idPayment));
    return one;
  });
  if (!row) return undefined;
  const told = await gatewayState(services.gateway, row, close);
  const isNews = told.status === "PAID" && row.status !== "PAID";
  const comesBack = isNews ? await planReturn(services, idSite, row.idBooking) : undefined;
  return { told, comesBack };
}

async function gatewayState(
  gateway: PaymentGateway,
  { idSite, gatewayId, status, method }: PaymentRow,
  close: boolean,
): Promise<GatewayState> {
  // The gateway never heard of it, or it was another one.
  if (!gatewayId || method !== gateway.name) {
    return { status: close ? settled(status, "EXPIRED") : status, paidCents: 0 };
  }
  return close ? gateway.close(idSite, gatewayId) : gateway.state(idSite, gatewayId);
}

/** Carries out what a gateway has told about a payment, in one transaction with its notice. */
export async function applySettlement(
  services: Services,
  tx: Sql,
  idPayment: number,
  { told, comesBack }: Settlement,
  { notice, goesOn = false }: Pick<Occasion, "notice" | "goesOn"> = {},
): Promise<void> {
  const now = services.clock.now();
  const [known] = await tx.select().from(payment).where(eq(payment.id, idPayment));
  if (!known) return;
  const booked = await lockBooking(tx, known.idBooking);
  if (notice) await recordNotice(tx, notice, now);
  // Read again under the lock: somebody may have settled it meanwhile.
  const [row] = await tx.select().from(payment).where(eq(payment.id, idPayment));
  if (!row) return;
  const status = settled(row.status, told.status);
  if (status === row.status) return;
  await tx
    .update(payment)
    .set({ status, settledAt: status === "UNDER_WAY" ? null : now })
    .where(eq(payment.id, row.id));
  if (status === "PAID") await paid(services, tx, booked, row, comesBack);
  if (status === "REFUSED" && !goesOn) await refused(services, tx, booked);
}

/** Kept with its effect; what it brings about depends on the payment, so twice is once. */
async function recordNotice(tx: Sql, notice: GatewayNotice, receivedAt: Date): Promise<void> {
  const { idSite, gateway, noticeId, gatewayId } = notice;
  await tx
    .insert(paymentNotice)
    .values({ idSite, gateway, noticeId, gatewayId, receivedAt })
    .onConflictDoNothing();
}

/** Money has come in: it makes the booking final, brings it back, or goes back itself. */
export async function paid(
  services: Services,
  tx: Sql,
  before: BookingRow,
  { id, amountCents, method }: Pick<PaymentRow, "id" | "amountCents" | "method">,
  comesBack: Return | undefined,
): Promise<BookingRow> {
  const at = services.clock.now();
  const by = method === "TEST" || method === "STRIPE" ? "GATEWAY" : "COMPANY";
  let booked = await noteBooking(tx, before, "PAYMENT", { at, by, amountCents });
  const { keptCents } = await moneyOf(tx, booked.id);

  if (booked.status === "CANCELLED" || booked.status === "EXPIRED") {
    const mayComeBack = mayReturn(booked.status, booked.cancelReason);
    const isBack =
      mayComeBack &&
      keptCents >= booked.dueCents &&
      comesBack !== undefined &&
      (await takeBack(tx, booked, comesBack));
    if (!isBack) {
      const reason = mayComeBack ? "SLOT_LOST" : "CANCELLED";
      booked = await giveBack(services, tx, booked, { amountCents, reason, idPayment: id });
      await tell(services, tx, booked, mayComeBack ? "slotLost" : "surplusRefunded", {
        amountCents,
      });
      return booked;
    }
  }
  const surplus = Math.min(amountCents, Math.max(0, keptCents - booked.totalCents));
  if (surplus > 0) {
    booked = await giveBack(services, tx, booked, {
      amountCents: surplus,
      reason: "SURPLUS",
      idPayment: id,
    });
    await tell(services, tx, booked, "surplusRefunded", { amountCents: surplus });
  }
  if (keptCents >= booked.dueCents && !isFinal(booked)) {
    booked = await moveBooking(
      tx,
      booked,
      "PAY",
      { at, by },
      {
        cancelReason: null,
        payUntil: null,
        // One that comes back has to be confirmed anew.
        ...(mayReturn(booked.status, booked.cancelReason) ? { confirmedAt: null } : {}),
      },
    );
    if (booked.status === "FINAL") await setCompletion(tx, booked);
  }
  if (surplus === amountCents) return booked;
  const rest = amountCents - surplus;
  const invoice = await issueDepositInvoice(services, tx, booked, {
    idPayment: id,
    amountCents: rest,
  });
  await tell(services, tx, booked, "paid", {
    amountCents: rest,
    idPayment: id,
    by,
    papers: [invoice],
  });
  return booked;
}

const isFinal = ({ status }: BookingRow) =>
  status === "AWAITING_CONFIRMATION" || (isConfirmed(status) && status !== "CONFIRMED");

/**
 * The card was refused: the order is cancelled (§4), unless something was paid already or another
 * payment of it is still under way.
 */
async function refused(services: Services, tx: Sql, booked: BookingRow): Promise<void> {
  const { payments, paidCents } = await moneyOf(tx, booked.id);
  const isUnderWay = payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY");
  const waits = ["HELD", "AWAITING_DEPOSIT", "CONFIRMED"].includes(booked.status);
  if (isUnderWay || paidCents > 0 || !waits) return;
  await cancelBooking(services, tx, booked, { reason: "CARD_REFUSED", by: "GATEWAY" });
}
