import { depositDeadline } from "@/lib/rules/working-days";
import type { Sql } from "@/platform/db/database";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services";
import { type BookingRow, moveBooking } from "./move-booking";
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
  if (confirmed.status === "CONFIRMED") {
    const { idSite, id: idBooking } = confirmed;
    const dueAt = depositDeadline(at);
    await setDeadline(tx, {
      idSite,
      kind: "DEPOSIT_LATE",
      subject: String(idBooking),
      idBooking,
      dueAt,
    });
  }
  await tell(services, tx, confirmed, "confirmed");
  return confirmed;
}
