import { and, eq, isNull } from "drizzle-orm";
import { payments } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import { UnsignedNotice } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { takeOverPayout } from "./payout-event";
import { recordMoneyEvent } from "./record-money-event";
import { settlePayment } from "./settle-payment";
import { reconcilePayment } from "./take-over-money-back";

/**
 * Takes a gateway's notice, as its bytes came. The site is the one that the payment was opened for,
 * not the one that the request names.
 * @throws ApiError FORBIDDEN when the gateway did not sign it
 */
export async function takeNotice(
  services: Services,
  raw: Uint8Array,
  headers: Headers,
): Promise<void> {
  const { gateway } = services;
  const notice = await gateway.readNotice(raw, headers).catch((error: unknown) => {
    throw error instanceof UnsignedNotice ? new ApiError("FORBIDDEN") : error;
  });
  if (!notice) return;
  if (notice.about === "PAYOUT") return takeOverPayout(services, notice.payoutId);
  const known = await knownPayment(services, notice.gatewayId);
  if (!known) {
    if (notice.about !== "PAYMENT") return;
    // It may be the one that is being opened at this moment: then its notice has to come again.
    if (await isOneBeingOpened(services, notice.idSite)) throw new ApiError("UNAVAILABLE");
    return;
  }
  const { id, idSite, amountCents } = known;
  switch (notice.about) {
    case "PAYMENT":
      return settlePayment(services, idSite, id, { notice });
    case "MONEY_BACK":
      return reconcilePayment(services, known, notice);
    case "FRAUD_WARNING": {
      const { warningId: subject, at } = notice;
      const event = { kind: "FRAUD_WARNING", subject, idPayment: id, amountCents, at } as const;
      await services.database.inSite(idSite, (tx) =>
        recordMoneyEvent(tx, { idSite, now: services.clock.now() }, event),
      );
    }
  }
}

/** Finds the payment of a gateway's name, on any site. */
async function knownPayment({ database, gateway }: Services, gatewayId: string) {
  const [known] = await database.everySite
    .select({ id: payments.id, idSite: payments.idSite, amountCents: payments.amountCents })
    .from(payments)
    .where(and(eq(payments.method, gateway.name), eq(payments.gatewayId, gatewayId)));
  return known;
}

const isOneBeingOpened = async ({ database }: Services, idSite: number): Promise<boolean> =>
  database.inSite(idSite, async (tx) => {
    const isOpening = and(eq(payments.status, "OPEN"), isNull(payments.gatewayId));
    return (await tx.$count(payments, isOpening)) > 0;
  });
