import type { Sql } from "@/platform/db/sql";
import { goodPayLink, PAY_LINK_TIME, type PayLinkRow } from "@/platform/payment/pay-link";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/** Returns the order's valid pay link, made anew when there is none. */
export const orderPayLink = (tx: Sql, { id, idSite }: OrderRow, now: Date): Promise<PayLinkRow> =>
  goodPayLink(
    tx,
    idSite,
    { idOrder: id },
    { now, expiresAt: new Date(now.getTime() + PAY_LINK_TIME) },
  );
