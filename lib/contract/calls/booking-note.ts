import { z } from "zod";
import { bookingNotesSchema, newBookingNoteSchema } from "@/lib/contract/admin/booking-note";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const listBookingNotes = call({
  name: "listBookingNotes",
  area: "admin",
  can: "booking:note",
  method: "get",
  path: "/admin/booking/{id}/note",
  summary: "What the staff wrote about a booking; no customer sees it",
  params,
  answer: bookingNotesSchema,
  says: "The latest first",
});

export const writeBookingNote = call({
  name: "writeBookingNote",
  area: "admin",
  can: "booking:note",
  method: "post",
  path: "/admin/booking/{id}/note",
  summary: "Writes a note about a booking; the same receipt is the same note",
  params,
  body: newBookingNoteSchema,
  answer: bookingNotesSchema,
  says: "All notes of the booking",
});

export const removeBookingNote = call({
  name: "removeBookingNote",
  area: "admin",
  can: "booking:note",
  method: "delete",
  path: "/admin/booking/{id}/note/{idNote}",
  summary: "Removes a note of a booking",
  params: params.extend({ idNote: integerParam() }),
  answer: bookingNotesSchema,
  says: "The notes that are left",
});
