import { z } from "zod";
import { eurosSchema } from "./booking";
import { bookingPageSchema, documentLinkSchema } from "./booking-page";

/** Booking in its member's list; its page opens by `reference` while they are logged in. */
export const memberBookingSchema = bookingPageSchema.pick({
  reference: true,
  status: true,
  cancelReason: true,
  kind: true,
  service: true,
  startAt: true,
  returnAt: true,
  hours: true,
  pickup: true,
  dropoff: true,
  passengers: true,
  vehicle: true,
  total: true,
  dueNow: true,
  payUntil: true,
  heldUntil: true,
  may: true,
  isSuspended: true,
  isUpcoming: true,
});
export type MemberBooking = z.infer<typeof memberBookingSchema>;

/** GET /user/booking?when=upcoming|past: the next first, or the last first. */
export const memberBookingsSchema = z.object({
  bookings: z.array(memberBookingSchema),
  total: z.number().int(),
});
export type MemberBookings = z.infer<typeof memberBookingsSchema>;

/** Quote, invoice or credit note of a member, the newest first; amounts in euros. */
export const memberDocumentSchema = documentLinkSchema.extend({
  of: z.enum(["booking", "order"]),
  reference: z.string(),
  total: eurosSchema,
});
export type MemberDocument = z.infer<typeof memberDocumentSchema>;

/** GET /user/paper */
export const memberDocumentsSchema = z.object({
  papers: z.array(memberDocumentSchema),
  total: z.number().int(),
});
export type MemberDocuments = z.infer<typeof memberDocumentsSchema>;
