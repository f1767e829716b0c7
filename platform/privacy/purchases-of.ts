import { asc, eq, or } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { shopOrder } from "@/platform/db/schema/order";
import { isGuests } from "@/platform/purchase/is-guests";

/** Whose purchases they are: a member's, or a guest's, who has no account. */
interface Buyer {
  id?: number | undefined;
  email: string;
}

/** What they have booked, and what was booked under their address without an account. */
export const bookingsOf = (tx: Sql, { id, email }: Buyer) =>
  tx
    .select()
    .from(booking)
    .where(or(id === undefined ? undefined : eq(booking.idUser, id), isGuests(booking, email)))
    .orderBy(asc(booking.id));

/** The same of what they have ordered. */
export const ordersOf = (tx: Sql, { id, email }: Buyer) =>
  tx
    .select()
    .from(shopOrder)
    .where(or(id === undefined ? undefined : eq(shopOrder.idUser, id), isGuests(shopOrder, email)))
    .orderBy(asc(shopOrder.id));
