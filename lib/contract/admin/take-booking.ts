import { z } from "zod";
import {
  bookingRequestSchema,
  customerKindSchema,
  eurosSchema,
  instantSchema,
  quoteSchema,
  typedEurosSchema,
} from "@/lib/contract/booking";
import { languageCodeSchema } from "@/lib/contract/locale";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";

/** How somebody who books by telephone pays: later by a link, by transfer or on board; or just now. */
export const payBySchema = z.enum(["LINK", "TRANSFER", "ON_BOARD", "CASH", "TERMINAL"]);
export type PayBy = z.infer<typeof payBySchema>;

/** A price that the company agrees to in place of the one by its fares, and why. */
export const agreedPriceSchema = z.object({
  total: typedEurosSchema.positive().max(100_000),
  reason: lineSchema.min(1).max(300),
});

const { customer } = bookingRequestSchema.shape;

/** A customer on the telephone: a name and a number are enough. */
export const callerSchema = customer.extend({
  firstname: lineSchema.max(80).default(""),
  email: customer.shape.email.optional(),
});

/** POST /admin/booking, with an `Idempotency-Key` header: a ride that the staff take by telephone. */
export const takeBookingSchema = bookingRequestSchema.extend({
  customer: callerSchema,
  /** The member whose it is to be; left out for a guest. */
  idCustomer: rowIdSchema.optional(),
  /** A customer without an e-mail address, as the staff know them, who has given one now. */
  idKnown: rowIdSchema.optional(),
  /** Of the customer: in which the mails are written. */
  language: languageCodeSchema,
  agreed: agreedPriceSchema.optional(),
  payBy: payBySchema,
  /** Whether the company gives its word at once; without it, the ride waits for the payment by link. */
  isConfirmed: z.boolean(),
  /** What was paid just now, of CASH and TERMINAL; all of it when left out. */
  paid: typedEurosSchema.positive().optional(),
  /** For the driver alone. */
  driverNote: linesSchema.max(1000).optional(),
});
export type TakeBooking = z.input<typeof takeBookingSchema>;

/** What has been booked: what opens it in the panel. */
export const takenBookingSchema = z.object({ id: z.number().int(), reference: z.string() });
export type TakenBooking = z.infer<typeof takenBookingSchema>;

/** What keeps a vehicle from making a ride: another ride of it, or a time in which it makes none. */
export const obstacleSchema = z.object({
  idVehicle: z.number().int(),
  kind: z.enum(["RIDE", "BLOCK"]),
  startAt: instantSchema,
  endAt: instantSchema,
  /** The customer of the ride, or the reason of the block. */
  label: z.string(),
  /** Of the ride's booking. */
  reference: z.string().nullable(),
});
export type Obstacle = z.infer<typeof obstacleSchema>;

/** POST /admin/booking/quote: the price, what the company may overrule, and what is in the way. */
export const staffQuoteSchema = quoteSchema.extend({
  /** What the site does not let customers book by themselves; the staff may take it all the same. */
  warnings: z.array(
    z.enum([
      "START_TOO_SOON",
      "START_OUT_OF_HOURS",
      "START_CLOSED",
      "START_TOO_FAR",
      "PICKUP_TOO_FAR",
    ]),
  ),
  obstacles: z.array(obstacleSchema),
});
export type StaffQuote = z.infer<typeof staffQuoteSchema>;

/** GET /admin/known-customer?search=: members, and those who have booked as guests. */
export const knownCustomerSchema = z.object({
  /** The customer row; none of one who was erased. */
  id: z.number().int().nullable(),
  /** The account; none for a guest. */
  idCustomer: z.number().int().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  /** None of one who has given none. */
  email: z.string().nullable(),
  phone: z.string(),
  kind: customerKindSchema,
  company: z.string().nullable(),
  address: z.string().nullable(),
  language: languageCodeSchema,
  /** How many rides they have booked. */
  rides: z.number().int(),
});
export type KnownCustomer = z.infer<typeof knownCustomerSchema>;
export const knownCustomersSchema = z.object({ customers: z.array(knownCustomerSchema) });

/** GET /admin/booking/{id}/pay-link: what the customer would pay by it; the link itself is for them alone. */
export const staffPayLinkSchema = z.object({
  /** Zero where there is nothing to pay online. */
  amount: eurosSchema,
  /** Until when the present link is good; null where there is none that is. */
  expiresAt: instantSchema.nullable(),
});
export type StaffPayLink = z.infer<typeof staffPayLinkSchema>;
