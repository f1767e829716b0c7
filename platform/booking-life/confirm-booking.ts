import type { Sql } from "@/platform/db/database";
import type { Services } from "@/platform/services";
import { type BookingRow, moveBooking } from "./move-booking";
import { setDepositDeadline } from "./ride-deadlines";
import { tell } from "./tell";

/**
 * The company gives its word (§4). Of two who confirm at once one does: the other finds that it
 * cannot happen any more.
 * @throws Refusal CONFLICT
 */
export async function confirmBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
): Promise<BookingRow> {
  const at = services.clock.now();
  const confirmed = await moveBooking(
    tx,
    row,
    "CONFIRM",
    { at, by: "COMPANY" },
    { confirmedAt: at, calendarSequence: row.calendarSequence + 1 },
  );
  await setDepositDeadline(tx, confirmed);
  await tell(services, tx, confirmed, "confirmed");
  return confirmed;
}
