import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { bookings } from "@/platform/db/schema/booking";
import type { orders } from "@/platform/db/schema/order";

/**
 * Condition for a purchase made under an address without an account: an e-mail address, or the
 * telephone number of a guest who gave none. An erased purchase is excluded: it is kept for its
 * documents only, and the address may belong to somebody else by now.
 */
export const isGuests = (
  { idUser, addressKey, erasedAt }: typeof bookings | typeof orders,
  address: string,
): SQL | undefined => and(isNull(idUser), isNull(erasedAt), eq(addressKey, address.toLowerCase()));
