import { asc, eq, or } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { isGuests } from "@/platform/purchase/is-guests";

/** Whose purchases they are: a member's, or a guest's, who has no account. */
interface Buyer {
  id?: number | undefined;
  /** E-mail or, of a guest who gave none, telephone. */
  address: string;
}

/** What they have booked, and what was booked under their address without an account. */
export const readBookingsOfBuyer = (tx: Sql, { id, address }: Buyer) =>
  tx
    .select()
    .from(bookings)
    .where(or(id === undefined ? undefined : eq(bookings.idUser, id), isGuests(bookings, address)))
    .orderBy(asc(bookings.id));

/** The same of what they have ordered. */
export const readOrdersOfBuyer = (tx: Sql, { id, address }: Buyer) =>
  tx
    .select()
    .from(orders)
    .where(or(id === undefined ? undefined : eq(orders.idUser, id), isGuests(orders, address)))
    .orderBy(asc(orders.id));
