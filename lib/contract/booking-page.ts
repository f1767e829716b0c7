import { z } from "zod";
import {
  bookingSchema,
  eurosSchema,
  instantSchema,
  quoteSchema,
  rideOrderSchema,
  travelSchema,
} from "./booking";
import { actorSchema, bookingStatusSchema, cancelReasonSchema } from "./booking-status";
import { emailAddressSchema } from "./email-address";
import { rideStepSchema } from "./ride-step";
import { lineSchema } from "./typed-text";

/**
 * A document that can be downloaded; `url` is a path of the API with its key, or without one for the
 * member whose it is.
 */
export const documentLinkSchema = z.object({
  kind: z.enum(["PROOF", "QUOTE", "DEPOSIT_INVOICE", "INVOICE", "CREDIT_NOTE", "CALENDAR"]),
  number: z.string().nullable(),
  issuedAt: instantSchema.nullable(),
  url: z.string(),
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/**
 * What has happened: `event` is one of the state machine's, or BOOK, CHANGE, PAYMENT, REFUND, SUSPEND,
 * RESUME, ASSIGN, PAY_LINK, CHARGE; a step of a ride, or `UNDO_` and the step that was taken back, both
 * with the leg as their reason.
 */
export const historyLineSchema = z.object({
  at: instantSchema,
  status: bookingStatusSchema,
  by: actorSchema,
  event: z.string(),
  reason: z.string().nullable(),
  /** Of a payment or a refund. */
  amount: eurosSchema.nullable(),
});

/** What one may do now. */
export const maySchema = z.object({
  pay: z.boolean(),
  change: z.boolean(),
  cancel: z.boolean(),
  withdraw: z.boolean(),
});

/** The seven mentions of the booking proof (arrêté of 6 August 2025). */
export const proofSchema = z.object({
  operator: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  vtcRegisterNumber: z.string(),
  siren: z.string(),
  customer: z.object({ name: z.string(), phone: z.string() }),
  bookedAt: instantSchema,
  pickupAt: instantSchema,
  pickup: z.string(),
  /** Where in that place, and under which name: no mention of its own. */
  meetingPoint: z.string().nullable(),
  board: z.string().nullable(),
});
export type Proof = z.infer<typeof proofSchema>;

/** A ride of a booking that was confirmed: how far it has come, and on its day who and what comes. */
export const rideProgressSchema = z.object({
  leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]),
  startAt: instantSchema,
  /** What the driver has said of it, in that order. */
  steps: z.array(z.object({ step: rideStepSchema, at: instantSchema })),
  /** On the day of the ride, until it is over: whom to look for and to call; null before and after. */
  contact: z
    .object({
      /** None while nobody was chosen. */
      firstname: z.string().nullable(),
      phone: z.string().nullable(),
      vehicle: z.string(),
      plate: z.string().nullable(),
    })
    .nullable(),
});
export type RideProgress = z.infer<typeof rideProgressSchema>;

/** GET /booking/{reference}?key=, the key left out in the session of the member whose it is. */
export const bookingPageSchema = bookingSchema.extend({
  bookedAt: instantSchema,
  cancelReason: cancelReasonSchema.nullable(),
  paid: eurosSchema,
  refunded: eurosSchema,
  /** What brings a booking back that was lost by not paying; 0 where nothing does. */
  dueToReturn: eurosSchema,
  /** The business that pays for it with its monthly invoice, beyond what is due before the ride. */
  invoicedTo: z.string().nullable(),
  /** What the company owes besides, by transfer, for having cancelled a final booking. */
  indemnity: eurosSchema,
  /** Until when what is due can be paid, or the quote be accepted. */
  payUntil: instantSchema.nullable(),
  withdrawUntil: instantSchema.nullable(),
  changeUntil: instantSchema,
  travel: z.object({ flightNumber: z.string().nullable(), trainNumber: z.string().nullable() }),
  message: z.string().nullable(),
  /** Who drives what is to come, by first name alone; none while nobody was chosen. */
  drivers: z.array(
    z.object({ leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]), firstname: z.string() }),
  ),
  /** In the order in which the rides are made; none before the company has confirmed. */
  progress: z.array(rideProgressSchema),
  /** The order is so large that a copy of a proof of identity is asked for (§5). */
  asksIdentity: z.boolean(),
  proof: proofSchema,
  documents: z.array(documentLinkSchema),
  history: z.array(historyLineSchema),
  may: maySchema,
  /** Force majeure holds the ride up. */
  isSuspended: z.boolean(),
  /** Neither over nor ended: there is still something to come of it. */
  isUpcoming: z.boolean(),
  /** It is in the space of the member who calls. */
  isMine: z.boolean(),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

/**
 * PUT /booking/{reference}?key=: the ride as it is wanted; `dryRun` says what it would cost. Without
 * `idVehicle` it keeps its vehicle where that can make it, and has the cheapest that can otherwise.
 */
export const bookingChangeSchema = rideOrderSchema.extend({
  travel: travelSchema.optional(),
  dryRun: z.boolean().default(false),
});
export type BookingChange = z.input<typeof bookingChangeSchema>;

/** What a change does to the money; `refund` is given back at once, `dueNow` is to be paid. */
export const changeOutcomeSchema = z.object({
  done: z.boolean(),
  before: eurosSchema,
  total: eurosSchema,
  difference: eurosSchema,
  dueNow: eurosSchema,
  refund: eurosSchema,
  /** The vehicle that this is the price in, and what the change would cost in each. */
  ...quoteSchema.pick({ idVehicle: true, vehicles: true }).shape,
  booking: bookingPageSchema,
});
export type ChangeOutcome = z.infer<typeof changeOutcomeSchema>;

/** POST /booking/{reference}/cancel?key= and POST /booking/{reference}/withdrawal?key= */
export const cancelRequestSchema = z.object({
  dryRun: z.boolean().default(false),
  /** The `why` of the dry run that was read: when it is another by now, nothing is done. */
  why: lineSchema.max(50).optional(),
});
export type CancelRequest = z.input<typeof cancelRequestSchema>;

/** What one gets back and why; `message` is that in words, in the caller's language. */
export const cancelOutcomeSchema = z.object({
  done: z.boolean(),
  paid: eurosSchema,
  refund: eurosSchema,
  kept: eurosSchema,
  why: z.string(),
  message: z.string(),
  /** By when the money is back at the latest. */
  refundBy: instantSchema,
  status: bookingStatusSchema,
});
export type CancelOutcome = z.infer<typeof cancelOutcomeSchema>;

/** POST /booking/{reference}/payment?key= and POST /payment/{code}/link: where one pays. */
export const payLinkSchema = z.object({ url: z.string() });
export type PayLink = z.infer<typeof payLinkSchema>;

/** POST /booking/find: mails the links of a guest's booking; the answer never tells whether. */
export const findBookingSchema = z.object({
  reference: lineSchema.min(1).max(20),
  email: emailAddressSchema,
});
export type FindBooking = z.input<typeof findBookingSchema>;
export const nothingSchema = z.object({});
