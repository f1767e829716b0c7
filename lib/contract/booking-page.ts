import { z } from "zod";
import { booking, euros, instant, quote, rideOrder, travel } from "./booking";
import { actor, bookingStatus, cancelReason } from "./booking-status";
import { emailAddress } from "./email-address";

/**
 * A paper that can be downloaded; `url` is a path of the API with its key, or without one for the
 * member whose it is.
 */
export const paperLink = z.object({
  kind: z.enum(["PROOF", "QUOTE", "DEPOSIT_INVOICE", "INVOICE", "CREDIT_NOTE", "CALENDAR"]),
  number: z.string().nullable(),
  issuedAt: instant.nullable(),
  url: z.string(),
});
export type PaperLink = z.infer<typeof paperLink>;

/**
 * What has happened: `event` is one of the state machine's, or BOOK, CHANGE, PAYMENT, REFUND, SUSPEND
 * or RESUME.
 */
export const historyLine = z.object({
  at: instant,
  status: bookingStatus,
  by: actor,
  event: z.string(),
  reason: z.string().nullable(),
  /** Of a payment or a refund. */
  amount: euros.nullable(),
});

/** What one may do now. */
export const may = z.object({
  pay: z.boolean(),
  change: z.boolean(),
  cancel: z.boolean(),
  withdraw: z.boolean(),
});

/** The seven mentions of the booking proof (arrêté of 6 August 2025). */
export const proof = z.object({
  operator: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  vtcRegisterNumber: z.string(),
  siren: z.string(),
  customer: z.object({ name: z.string(), phone: z.string() }),
  bookedAt: instant,
  pickupAt: instant,
  pickup: z.string(),
  /** Where in that place, and under which name: no mention of its own. */
  meetingPoint: z.string().nullable(),
  board: z.string().nullable(),
});
export type Proof = z.infer<typeof proof>;

/** GET /booking/{reference}?key=, the key left out in the session of the member whose it is. */
export const bookingPage = booking.extend({
  bookedAt: instant,
  cancelReason: cancelReason.nullable(),
  paid: euros,
  refunded: euros,
  /** What brings a booking back that was lost by not paying; 0 where nothing does. */
  dueToReturn: euros,
  /** What the company owes besides, by transfer, for having cancelled a final booking. */
  indemnity: euros,
  /** Until when what is due can be paid, or the quote be accepted. */
  payUntil: instant.nullable(),
  withdrawUntil: instant.nullable(),
  changeUntil: instant,
  travel: z.object({ flightNumber: z.string().nullable(), trainNumber: z.string().nullable() }),
  message: z.string().nullable(),
  /** The order is so large that a copy of a proof of identity is asked for (§5). */
  asksIdentity: z.boolean(),
  proof,
  documents: z.array(paperLink),
  history: z.array(historyLine),
  may,
  /** Force majeure holds the ride up. */
  isSuspended: z.boolean(),
  /** Neither over nor ended: there is still something to come of it. */
  isUpcoming: z.boolean(),
  /** It is in the space of the member who calls. */
  isMine: z.boolean(),
});
export type BookingPage = z.infer<typeof bookingPage>;

/**
 * PUT /booking/{reference}?key=: the ride as it shall be; `dryRun` says what it would cost. Without
 * `idVehicle` it keeps its vehicle where that can make it, and has the cheapest that can otherwise.
 */
export const bookingChange = rideOrder.extend({
  travel: travel.optional(),
  dryRun: z.boolean().default(false),
});
export type BookingChange = z.input<typeof bookingChange>;

/** What a change does to the money; `refund` is given back at once, `dueNow` is to be paid. */
export const changeOutcome = z.object({
  done: z.boolean(),
  before: euros,
  total: euros,
  difference: euros,
  dueNow: euros,
  refund: euros,
  /** The vehicle that this is the price in, and what the change would cost in each. */
  ...quote.pick({ idVehicle: true, vehicles: true }).shape,
  booking: bookingPage,
});
export type ChangeOutcome = z.infer<typeof changeOutcome>;

/** POST /booking/{reference}/cancel?key= and POST /booking/{reference}/withdrawal?key= */
export const cancelRequest = z.object({
  dryRun: z.boolean().default(false),
  /** The `why` of the dry run that was read: when it is another by now, nothing is done. */
  why: z.string().max(50).optional(),
});
export type CancelRequest = z.input<typeof cancelRequest>;

/** What one gets back and why; `message` is that in words, in the caller's language. */
export const cancelOutcome = z.object({
  done: z.boolean(),
  paid: euros,
  refund: euros,
  kept: euros,
  why: z.string(),
  message: z.string(),
  /** By when the money is back at the latest. */
  refundBy: instant,
  status: bookingStatus,
});
export type CancelOutcome = z.infer<typeof cancelOutcome>;

/** POST /booking/{reference}/payment?key= and POST /payment/{code}/link: where one pays. */
export const payLink = z.object({ url: z.string() });
export type PayLink = z.infer<typeof payLink>;

/** POST /booking/find: mails the links of a guest's booking; the answer never tells whether. */
export const findBooking = z.object({
  reference: z.string().trim().min(1).max(20),
  email: emailAddress,
});
export type FindBooking = z.input<typeof findBooking>;
export const nothing = z.object({});
