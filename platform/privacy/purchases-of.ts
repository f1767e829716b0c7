import { asc, eq, or } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { isGuests } from "@/platform/purchase/is-guests";

/** Buyer: a member, or a guest, who has no account. */
interface Buyer {
  id?: number | undefined;
  /** E-mail or, of a guest who gave none, telephone. */
  address: string;
}

/** Reads their bookings, and those made under their address without an account. */
export const readBookingsOfBuyer = (tx: Sql, { id, address }: Buyer) =>
  tx
    .select()
    .from(bookings)
    .where(or(id === undefined ? undefined : eq(bookings.idUser, id), isGuests(bookings, address)))
    .orderBy(asc(bookings.id));

/** Reads their orders likewise. */
export const readOrdersOfBuyer = (tx: Sql, { id, address }: Buyer) =>
  tx
    .select()
    .from(orders)
    .where(or(id === undefined ? undefined : eq(orders.idUser, id), isGuests(orders, address)))
    .orderBy(asc(orders.id));
