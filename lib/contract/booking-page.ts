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

/** Document to download; `url` is a path of the API with its key, or without one for its member. */
export const documentLinkSchema = z.object({
  kind: z.enum(["PROOF", "QUOTE", "DEPOSIT_INVOICE", "INVOICE", "CREDIT_NOTE", "CALENDAR"]),
  number: z.string().nullable(),
  issuedAt: instantSchema.nullable(),
  url: z.string(),
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/**
 * Event of a booking: `event` is one of the state machine's, or BOOK, CHANGE, PAYMENT, REFUND,
 * SUSPEND, RESUME, ASSIGN, PAY_LINK, CHARGE; a step of a ride, or `UNDO_` and the step that was
 * taken back, both with the leg as their reason.
 */
export const historyLineSchema = z.object({
  at: instantSchema,
  status: bookingStatusSchema,
  by: actorSchema,
  event: z.string(),
  reason: z.string().nullable(),
  /** Amount of a payment or a refund. */
  amount: eurosSchema.nullable(),
});

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
  /** Meeting point in that place, and the name on the board: not a mention of its own. */
  meetingPoint: z.string().nullable(),
  board: z.string().nullable(),
});
export type Proof = z.infer<typeof proofSchema>;

/** What has come of the proof of identity that an order asks for. */
export const handedIdentitySchema = z.object({
  /** Arrival of the copy; null where there is none, or it was deleted. */
  receivedAt: instantSchema.nullable(),
  isChecked: z.boolean(),
  /** True while a copy can be handed in, also in place of another one. */
  isAsked: z.boolean(),
});
export type HandedIdentity = z.infer<typeof handedIdentitySchema>;

/** POST /booking/{reference}/identity?key=, a form of `multipart/form-data`. */
export const identityCopySchema = z.object({
  // A field of a page in which no file was chosen is sent as an empty text.
  document: z.union([z.instanceof(File), z.literal("")]).meta({
    type: "string",
    format: "binary",
    description: "A photograph or a PDF document of at most 10 MB",
  }),
});

export const rideProgressSchema = z.object({
  leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]),
  startAt: instantSchema,
  /** Steps that the driver has reported, in that order. */
  steps: z.array(z.object({ step: rideStepSchema, at: instantSchema })),
  /** Driver and vehicle to look for, on the day of the ride until it is over; else null. */
  contact: z
    .object({
      /** Null while nobody was chosen. */
      firstname: z.string().nullable(),
      phone: z.string().nullable(),
      vehicle: z.string(),
      plate: z.string().nullable(),
    })
    .nullable(),
});
export type RideProgress = z.infer<typeof rideProgressSchema>;

/** GET /booking/{reference}?key=, without the key in the session of its member. */
export const bookingPageSchema = bookingSchema.extend({
  bookedAt: instantSchema,
  cancelReason: cancelReasonSchema.nullable(),
  paid: eurosSchema,
  refunded: eurosSchema,
  /** Sum that brings back a booking that expired unpaid; 0 where nothing does. */
  dueToReturn: eurosSchema,
  /** Business that pays with its monthly invoice, beyond the sum due before the ride. */
  invoicedTo: z.string().nullable(),
  /** Sum that the company owes by transfer for having cancelled a final booking. */
  indemnity: eurosSchema,
  /** Deadline to pay the sum due, or to accept the quote. */
  payUntil: instantSchema.nullable(),
  withdrawUntil: instantSchema.nullable(),
  changeUntil: instantSchema,
  travel: z.object({ flightNumber: z.string().nullable(), trainNumber: z.string().nullable() }),
  message: z.string().nullable(),
  /** Drivers of the coming rides, by first name alone; none while nobody was chosen. */
  drivers: z.array(
    z.object({ leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]), firstname: z.string() }),
  ),
  /** In the order of the rides; none before the company has confirmed. */
  progress: z.array(rideProgressSchema),
  /** True for an order so large that a copy of a proof of identity is asked for (§5). */
  asksIdentity: z.boolean(),
  identity: handedIdentitySchema.optional(),
  proof: proofSchema,
  documents: z.array(documentLinkSchema),
  history: z.array(historyLineSchema),
  may: maySchema,
  /** True while force majeure holds the ride up. */
  isSuspended: z.boolean(),
  /** True while neither over nor ended: something of it is still to come. */
  isUpcoming: z.boolean(),
  /** True in the session of its member. */
  isMine: z.boolean(),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

/**
 * PUT /booking/{reference}?key=: the new ride; `dryRun` tells its cost. Without `idVehicle` it
 * keeps its vehicle where possible, and gets the cheapest possible one otherwise.
 */
export const bookingChangeSchema = rideOrderSchema.extend({
  travel: travelSchema.optional(),
  dryRun: z.boolean().default(false),
});
export type BookingChange = z.input<typeof bookingChangeSchema>;

/** Effect of a change on the money; `refund` is given back at once, `dueNow` is to be paid. */
export const changeOutcomeSchema = z.object({
  done: z.boolean(),
  before: eurosSchema,
  total: eurosSchema,
  difference: eurosSchema,
  dueNow: eurosSchema,
  refund: eurosSchema,
  ...quoteSchema.pick({ idVehicle: true, vehicles: true }).shape,
  booking: bookingPageSchema,
});
export type ChangeOutcome = z.infer<typeof changeOutcomeSchema>;

/** POST /booking/{reference}/cancel?key= and POST /booking/{reference}/withdrawal?key= */
export const cancelRequestSchema = z.object({
  dryRun: z.boolean().default(false),
  /** The `why` of the dry run that was read: if it is another by now, nothing is done. */
  why: lineSchema.max(50).optional(),
});

/** Refund and its reason; `message` says it in words, in the caller's language. */
export const cancelOutcomeSchema = z.object({
  done: z.boolean(),
  paid: eurosSchema,
  refund: eurosSchema,
  kept: eurosSchema,
  why: z.string(),
  message: z.string(),
  /** Last day on which the money is back. */
  refundBy: instantSchema,
  status: bookingStatusSchema,
});
export type CancelOutcome = z.infer<typeof cancelOutcomeSchema>;

/** POST /booking/{reference}/payment?key= and POST /payment/{code}/link: the page to pay on. */
export const payLinkSchema = z.object({ url: z.string() });
export type PayLink = z.infer<typeof payLinkSchema>;

/** POST /booking/find: mails the links of a guest's booking; never tells whether it exists. */
export const findBookingSchema = z.object({
  reference: lineSchema.min(1).max(20),
  email: emailAddressSchema,
});
export const nothingSchema = z.object({});
