import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { bookings } from "@/platform/db/schema/booking";
import type { orders } from "@/platform/db/schema/order";

/**
 * True for what was booked or ordered under an address without an account. What was erased stays
 * under it for its documents only, and is not for whoever has the address by now.
 */
export const isGuests = (
  { idUser, email, erasedAt }: typeof bookings | typeof orders,
  address: string,
): SQL | undefined =>
  and(isNull(idUser), isNull(erasedAt), eq(sql`lower(${email})`, address.toLowerCase()));
