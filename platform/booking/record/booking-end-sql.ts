import { sql } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";

/** `bookingEnd` of `lib/rules/booking/booking-over`, in SQL. */
export const bookingEndSql = sql`case when ${bookings.kind} = 'HIRE'
  then ${bookings.startAt} + coalesce(${bookings.hours}, 0) * interval '1 hour'
  else coalesce(${bookings.returnAt}, ${bookings.startAt}) + ${bookings.durationMin} * interval '1 minute'
end`;
