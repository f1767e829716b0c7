import { and, desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/booking-note";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";

export function bookingNoteRouter() {
  return newRouter()
    .answer(calls.listBookingNotes, async ({ tx }, { param: { id } }) => {
      await referenceOf(tx, id);
      return readNotes(tx, id);
    })
    .answer(
      calls.writeBookingNote,
      async (work, { param: { id }, json: { kind, text, receipt } }) => {
        const { tx, idSite, now, user } = work;
        const reference = await referenceOf(tx, id);
        const [note] = await tx
          .insert(bookingNotes)
          .values({
            idSite,
            idBooking: id,
            kind,
            text,
            receipt,
            at: now,
            idUser: user.id,
            by: user.email,
          })
          .onConflictDoNothing()
          .returning();
        // The text is not in the log, which never changes: text that names somebody can be erased.
        if (note) {
          await recordAudit(work, {
            user,
            action: "WRITE_NOTE",
            subject: `booking ${reference}`,
            before: null,
            after: { note: note.id, kind },
          });
        }
        return readNotes(tx, id);
      },
    )
    .answer(calls.removeBookingNote, async (work, { param: { id, idNote } }) => {
      const { tx, user } = work;
      const reference = await referenceOf(tx, id);
      const [note] = await tx
        .delete(bookingNotes)
        .where(and(eq(bookingNotes.id, idNote), eq(bookingNotes.idBooking, id)))
        .returning();
      if (!note) throw new ApiError("NOT_FOUND");
      await recordAudit(work, {
        user,
        action: "REMOVE_NOTE",
        subject: `booking ${reference}`,
        before: { note: idNote, kind: note.kind },
        after: null,
      });
      return readNotes(tx, id);
    });
}

/** @throws ApiError NOT_FOUND */
async function referenceOf(tx: Sql, id: number): Promise<string> {
  const [row] = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!row) throw new ApiError("NOT_FOUND");
  return row.reference;
}

async function readNotes(tx: Sql, idBooking: number) {
  const rows = await tx
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.idBooking, idBooking))
    .orderBy(desc(bookingNotes.at), desc(bookingNotes.id));
  return {
    notes: rows.map(({ id, kind, text, at, by }) => ({ id, kind, text, at: parisIso(at), by })),
  };
}
