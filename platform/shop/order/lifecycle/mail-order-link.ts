import { and, eq, isNull } from "drizzle-orm";
import { orders } from "@/platform/db/schema/order";
import { isWithin } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";
import { notifyOrder } from "./notify-order";

/**
 * Mails the link of an order to the address it was made with, when the two go together; an erased
 * order is mailed to nobody. It tells its caller nothing.
 */
export async function mailOrderLink(
  services: Services,
  idSite: number,
  request: { reference: string; email: string },
): Promise<void> {
  await services.database.inSite(idSite, async (tx) => {
    const hasReference = eq(orders.reference, request.reference.toUpperCase());
    const isTheirs = eq(orders.addressKey, request.email.toLowerCase());
    const [row] = await tx
      .select()
      .from(orders)
      .where(and(hasReference, isTheirs, isNull(orders.erasedAt)));
    if (!row || !(await isWithin(services.rateLimits.lostLink, idSite, row.email.toLowerCase()))) {
      return;
    }
    await notifyOrder(services, tx, row, "link");
  });
}
