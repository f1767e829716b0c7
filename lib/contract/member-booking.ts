import { z } from "zod";
import { euros } from "./booking";
import { bookingPage, paperLink } from "./booking-page";

/** A booking in its member's list; its page opens by `reference` while they are logged in. */
export const memberBooking = bookingPage.pick({
  reference: true,
  status: true,
  cancelReason: true,
  kind: true,
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
  may: true,
  isSuspended: true,
  isUpcoming: true,
});
export type MemberBooking = z.infer<typeof memberBooking>;

/** GET /user/booking?when=upcoming|past, the next and the last first. */
export const memberBookings = z.object({
  bookings: z.array(memberBooking),
  total: z.number().int(),
});
export type MemberBookings = z.infer<typeof memberBookings>;

/** A quote, invoice or credit note of a member, the newest first; amounts in euros. */
export const memberPaper = paperLink.extend({
  of: z.enum(["booking", "order"]),
  reference: z.string(),
  total: euros,
});
export type MemberPaper = z.infer<typeof memberPaper>;

/** GET /user/paper */
export const memberPapers = z.object({ papers: z.array(memberPaper), total: z.number().int() });
export type MemberPapers = z.infer<typeof memberPapers>;
