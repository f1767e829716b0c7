import { and, eq, isNull, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";

/**
 * Gives a member what was booked without an account under their address. Call it only for one who
 * has shown that the address is theirs.
 */
export async function claimBookings(
  tx: Sql,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> {
  await tx
    .update(booking)
    .set({ idUser })
    .where(and(isNull(booking.idUser), eq(sql`lower(${booking.email})`, email.toLowerCase())));
}
