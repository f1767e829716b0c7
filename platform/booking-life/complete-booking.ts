import type { Actor } from "@/lib/contract/booking-status";
import { readNumbers } from "@/platform/areas/parameter/read-numbers";
import type { Sql } from "@/platform/db/database";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { issueInvoice } from "@/platform/papers/issue-papers";
import type { Services } from "@/platform/services";
import { type BookingRow, moveBooking } from "./move-booking";
import { tell } from "./tell";

const HOUR = 60 * 60_000;

/** The ride was made: its invoice and the request for a review go out some hours later. */
export async function completeBooking(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
  by: Actor,
): Promise<BookingRow> {
  const at = clock.now();
  const done = await moveBooking(tx, row, "COMPLETE", { at, by });
  const { REVIEW_DELAY_HOURS } = await readNumbers(tx, ["REVIEW_DELAY_HOURS"]);
  await setDeadline(tx, {
    idSite: row.idSite,
    kind: "INVOICE",
    subject: String(row.id),
    idBooking: row.id,
    dueAt: new Date(at.getTime() + REVIEW_DELAY_HOURS * HOUR),
  });
  return done;
}

/** Issues the invoice of a ride that was made, and asks for a review (§4). */
export async function invoiceBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
): Promise<BookingRow> {
  const invoice = await issueInvoice(services, tx, row);
  const invoiced = await moveBooking(tx, row, "INVOICE", {
    at: services.clock.now(),
    by: "SYSTEM",
  });
  await tell(services, tx, invoiced, "done", { papers: [invoice] });
  return invoiced;
}
