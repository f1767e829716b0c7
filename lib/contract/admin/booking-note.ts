import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";

export const noteKindSchema = z.enum(["INTERNAL", "DRIVER"]);
export type NoteKind = z.infer<typeof noteKindSchema>;

/** Note about a booking, which no customer sees. */
export const bookingNoteSchema = z.object({
  id: z.number().int(),
  kind: noteKindSchema,
  text: z.string(),
  at: instantSchema,
  /** Address of its author. */
  by: z.string(),
});
export type BookingNote = z.infer<typeof bookingNoteSchema>;

/** GET /admin/booking/{id}/note: the latest first. */
export const bookingNotesSchema = z.object({ notes: z.array(bookingNoteSchema) });
export type BookingNotes = z.infer<typeof bookingNotesSchema>;

/** POST /admin/booking/{id}/note */
export const newBookingNoteSchema = z.object({
  kind: noteKindSchema,
  text: linesSchema.min(1).max(2000),
  /** Drawn anew for each note: the same receipt again is the same note. */
  receipt: lineSchema.min(8).max(64),
});
