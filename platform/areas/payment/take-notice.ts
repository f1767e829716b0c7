import { and, eq } from "drizzle-orm";
import { payment } from "@/platform/db/schema/payment";
import { UnsignedNotice } from "@/platform/payments/payment-gateway";
import { settlePayment } from "@/platform/payments/settle-payment";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";

/**
 * Takes a gateway's notice, as its bytes came. The site is the one that the payment was opened
 * for, whatever the request says.
 * @throws Refusal FORBIDDEN when the gateway did not sign it
 */
export async function takeNotice(
  services: Services,
  raw: Uint8Array,
  headers: Headers,
): Promise<void> {
  const { gateway, database } = services;
  const notice = await gateway.readNotice(raw, headers).catch((error: unknown) => {
    throw error instanceof UnsignedNotice ? new Refusal("FORBIDDEN") : error;
  });
  if (!notice) return;
  const { idSite, gatewayId } = notice;
  const [known] = await database.inSite(idSite, (tx) =>
    tx
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.method, gateway.name), eq(payment.gatewayId, gatewayId))),
  );
  // Ours, but not known yet: its opening is being written at this moment. It comes again.
  if (!known) throw new Refusal("UNAVAILABLE");
  await settlePayment(services, idSite, known.id, { notice });
}
