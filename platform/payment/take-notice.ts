import { and, eq, isNull } from "drizzle-orm";
import { payments } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import { UnsignedNotice } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { settlePayment } from "./settle-payment";

/**
 * Takes a gateway's notice, as its bytes came. The site is the one that the payment was opened
 * for, whatever the request says.
 * @throws ApiError FORBIDDEN when the gateway did not sign it
 */
export async function takeNotice(
  services: Services,
  raw: Uint8Array,
  headers: Headers,
): Promise<void> {
  const { gateway, database } = services;
  const notice = await gateway.readNotice(raw, headers).catch((error: unknown) => {
    throw error instanceof UnsignedNotice ? new ApiError("FORBIDDEN") : error;
  });
  if (!notice) return;
  const { idSite, gatewayId } = notice;
  const { known, opening } = await database.inSite(idSite, async (tx) => {
    const paymentIds = tx.select({ id: payments.id }).from(payments);
    const [known] = await paymentIds.where(
      and(eq(payments.method, gateway.name), eq(payments.gatewayId, gatewayId)),
    );
    const [opening] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.status, "OPEN"), isNull(payments.gatewayId)));
    return { known, opening };
  });
  // It may be the one that is being opened at this moment: then its notice has to come again.
  if (!known && opening) throw new ApiError("UNAVAILABLE");
  if (!known) return;
  await settlePayment(services, idSite, known.id, { notice });
}
