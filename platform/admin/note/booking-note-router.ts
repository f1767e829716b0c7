import { z } from "@hono/zod-openapi";
import { and, desc, eq } from "drizzle-orm";
import { bookingNotesSchema, newBookingNoteSchema } from "@/lib/contract/admin/booking-note";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";

const params = z.object({ id: integerParam() });

const list = route({
  name: "listBookingNotes",
  area: "admin",
  can: "booking:note",
  method: "get",
  path: "/admin/booking/{id}/note",
  summary: "What the staff wrote about a booking; no customer sees it",
  request: { params },
  responses: responses(bookingNotesSchema, "The latest first"),
});

const write = route({
  name: "writeBookingNote",
  area: "admin",
  can: "booking:note",
  method: "post",
  path: "/admin/booking/{id}/note",
  summary: "Writes a note about a booking; the same receipt is the same note",
  request: { params, ...body(newBookingNoteSchema) },
  responses: responses(bookingNotesSchema, "All notes of the booking"),
});

const remove = route({
  name: "removeBookingNote",
  area: "admin",
  can: "booking:note",
  method: "delete",
  path: "/admin/booking/{id}/note/{idNote}",
  summary: "Removes a note of a booking",
  request: { params: params.extend({ idNote: integerParam() }) },
  responses: responses(bookingNotesSchema, "The notes that are left"),
});

/** The calls of the notes that the staff write about bookings. */
export function bookingNoteRouter() {
  return newRouter()
    .answer(list, async ({ tx }, { param: { id } }) => {
      await referenceOf(tx, id);
      return readNotes(tx, id);
    })
    .answer(write, async (work, { param: { id }, json: { kind, text, receipt } }) => {
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
      // The text is not in the log: that never changes, and what names somebody has to be erasable.
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
    })
    .answer(remove, async (work, { param: { id, idNote } }) => {
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
