import { eq } from "drizzle-orm";
import { settled } from "@/lib/rules/money/payment-state";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import type { PaymentEffects, PaymentRow } from "@/platform/services/payable";
import type { GatewayState, PaymentGateway } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { kindOf, payableOf } from "./payable";
import { recordNotice } from "./record-notice";

/** Reason to look at a payment. */
interface Occasion {
  /** Signed notice: recorded with its effect, which it has only once. */
  notice?: { gateway: "TEST" | "STRIPE"; noticeId: string; gatewayId: string };
  /** The payment's time is over, so it must not be paid any more. */
  close?: boolean;
  /** The customer is about to pay in another way: a card that was refused cancels nothing. */
  goesOn?: boolean;
}

/**
 * Asks the gateway for the state of a payment and applies it: the payment's own state counts, not
 * the order of the notices. A repeat changes nothing.
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
}

export interface Settlement {
  state: GatewayState;
  effectsIn: (tx: Sql) => Promise<PaymentEffects>;
}

/** Asks the gateway; changes nothing here. */
export async function askAbout(
  services: Services,
  idSite: number,
  idPayment: number,
  close: boolean,
): Promise<Settlement | undefined> {
  const { database } = services;
  const row = await database.inSite(idSite, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, idPayment));
    return payment;
  });
  if (!row) return undefined;
  const state = await gatewayState(services.gateway, row, close);
  const isNews = state.status === "PAID" && row.status !== "PAID";
  const [kind, id] = kindOf(services.payables, payableOf(row));
  return {
    state,
    effectsIn: await kind.prepareEffects(services, { idSite, id }, { isNews }),
  };
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

/** Applies a gateway's answer about a payment, in one transaction with its notice. */
export async function applySettlement(
  services: Services,
  tx: Sql,
  idPayment: number,
  { state, effectsIn }: Settlement,
  { notice, goesOn = false }: Pick<Occasion, "notice" | "goesOn"> = {},
): Promise<void> {
  const now = services.clock.now();
  const [known] = await tx.select().from(payments).where(eq(payments.id, idPayment));
  if (!known) return;
  const effects = await effectsIn(tx);
  if (notice) await recordNotice(tx, known.idSite, notice, now);
  // Read again under the lock: somebody may have settled it meanwhile.
  const [row] = await tx.select().from(payments).where(eq(payments.id, idPayment));
  if (!row) return;
  const status = settled(row.status, state.status);
  if (status === row.status) return;
  await tx
    .update(payments)
    .set({ status, settledAt: status === "UNDER_WAY" ? null : now })
    .where(eq(payments.id, row.id));
  if (status === "PAID") await effects.paid(row);
  if (status === "REFUSED" && !goesOn) await effects.refused();
}
