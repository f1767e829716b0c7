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
 * Asks a gateway what of a payment has gone back, by refund or dispute, and takes over what was begun
 * elsewhere. What the gateway's books say counts, in whatever order it was told of; twice is once.
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
    // That it was paid may be told after that it was given back.
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

/** The same with what the gateway has answered, in one transaction. @param found.asked when it was asked */
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
  // What disputes hold is what refunds leave them: it is said anew below.
  await tx.update(payments).set({ disputedCents: 0, lostCents: 0 }).where(isThis);
  const newsCents = await takeOverRefunds(tx, payment, back.refunds, now);
  await takeOverDisputes(tx, payment, back.disputes, { asked, now });
  if (newsCents > 0) await refunded(newsCents);
}
