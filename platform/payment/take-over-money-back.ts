import { eq } from "drizzle-orm";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import type { PaymentRow } from "@/platform/services/payable";
import type { GatewayNotice, MoneyBack } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { kindOf, payableOf } from "./payable";
import { recordNotice } from "./record-notice";
import { settlePayment } from "./settle-payment";
import { takeOverDisputes } from "./take-over-disputes";
import { takeOverRefunds } from "./take-over-refunds";

/**
 * Asks a gateway for the refunds and disputes of a payment, and takes over those begun elsewhere.
 * The gateway's books count, not the order of its notices; a repeat changes nothing.
 * @throws GatewayUnreachable
 */
export async function reconcilePayment(
  services: Services,
  { idSite, id }: { idSite: number; id: number },
  notice?: GatewayNotice,
): Promise<void> {
  const { database, gateway, clock } = services;
  const read = () =>
    database.inSite(idSite, async (tx) => {
      const [row] = await tx.select().from(payments).where(eq(payments.id, id));
      return row;
    });
  await withRetries(async () => {
    const known = await read();
    if (!known?.gatewayId || known.method !== gateway.name) return;
    // The notice of the payment may come after that of its refund.
    if (known.status !== "PAID") await settlePayment(services, idSite, id);
    const asked = clock.now();
    const back = await gateway.moneyBack(idSite, known.gatewayId);
    await database.inSite(idSite, async (tx) => {
      await takeOverMoneyBack(services, tx, known, { back, asked });
      if (notice)
        await recordNotice(tx, idSite, { ...notice, gatewayId: known.gatewayId ?? "" }, asked);
    });
  });
}

/** Takes over the answer in one transaction. @param found.asked instant of the question */
export async function takeOverMoneyBack(
  services: Services,
  tx: Sql,
  known: PaymentRow,
  { back, asked }: { back: MoneyBack; asked: Date },
): Promise<void> {
  if (back.refunds.length + back.disputes.length === 0) return;
  const [kind, id] = kindOf(services.payables, payableOf(known));
  const refunded = await kind.refundedAtGateway(services, tx, id);
  const isThis = eq(payments.id, known.id);
  const [payment] = await tx.select().from(payments).where(isThis).for("update");
  if (payment?.status !== "PAID") return;
  const now = services.clock.now();
  // Refunds limit the sums that disputes hold: those are stored anew below.
  await tx.update(payments).set({ disputedCents: 0, lostCents: 0 }).where(isThis);
  const newsCents = await takeOverRefunds(tx, payment, back.refunds, now);
  await takeOverDisputes(tx, payment, back.disputes, { asked, now });
  if (newsCents > 0) await refunded(newsCents);
}
