import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { monthBegin } from "@/lib/rules/money/closing-period";
import { nextMonth } from "@/lib/rules/money/invoice-month";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { readNumbers } from "@/platform/site/parameter/read-numbers";

const HOUR = 60 * 60_000;

/** Hour in Paris, on the first of a month, at which the invoices of the month before are made. */
const MORNING = "06:00";

/**
 * Sets the time of a ride's invoice: by itself some hours after the ride, or, for a business, with
 * all its rides of the month on the first of the next one.
 */
export async function setInvoiceDeadline(
  tx: Sql,
  { id: idBooking, idSite, idBusiness }: BookingRow,
  now: Date,
): Promise<void> {
  if (idBusiness === null) {
    const { REVIEW_DELAY_HOURS } = await readNumbers(tx, ["REVIEW_DELAY_HOURS"]);
    await setDeadline(tx, {
      idSite,
      kind: "INVOICE",
      subject: String(idBooking),
      idBooking,
      dueAt: new Date(now.getTime() + REVIEW_DELAY_HOURS * HOUR),
    });
    return;
  }
  const month = monthBegin(parisDate(now));
  const dueAt = parisInstant(nextMonth(month), MORNING);
  if (!dueAt) throw new RangeError(`${month} has no next month`);
  const subject = `${idBusiness} ${month}`;
  await setDeadline(tx, { idSite, kind: "BUSINESS_INVOICE", subject, dueAt });
}
