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

/** Payment of a booking by telephone: later by a link, by transfer or on board; or just now. */
export const payBySchema = z.enum(["LINK", "TRANSFER", "ON_BOARD", "CASH", "TERMINAL"]);
export type PayBy = z.infer<typeof payBySchema>;

/** Price that the company agrees to in place of the one by its fares, and the reason. */
export const agreedPriceSchema = z.object({
  total: typedEurosSchema.positive().max(100_000),
  reason: lineSchema.min(1).max(300),
});

const { customer } = bookingRequestSchema.shape;

/** Customer on the telephone: a name and a number are enough. */
export const callerSchema = customer.extend({
  firstname: lineSchema.max(80).default(""),
  email: customer.shape.email.optional(),
});

/** POST /admin/booking, with an `Idempotency-Key` header: a ride taken by telephone. */
export const takeBookingSchema = bookingRequestSchema.omit({ idService: true }).extend({
  customer: callerSchema,
  /** Member who gets the booking; left out for a guest. */
  idCustomer: rowIdSchema.optional(),
  /** Customer known without an e-mail address, until now. */
  idKnown: rowIdSchema.optional(),
  /** Language of the customer's mails. */
  language: languageCodeSchema,
  agreed: agreedPriceSchema.optional(),
  payBy: payBySchema,
  /** True when the company confirms at once; otherwise the ride waits for the payment by link. */
  isConfirmed: z.boolean(),
  /** Sum paid just now by CASH or TERMINAL; the whole price when left out. */
  paid: typedEurosSchema.positive().optional(),
  /** For the driver alone. */
  driverNote: linesSchema.max(1000).optional(),
});
export type TakeBooking = z.input<typeof takeBookingSchema>;

/** New booking, by the keys that open it in the panel. */
export const takenBookingSchema = z.object({ id: z.number().int(), reference: z.string() });
export type TakenBooking = z.infer<typeof takenBookingSchema>;

/** Obstacle to a vehicle's ride: another ride, or a time in which it makes none. */
export const obstacleSchema = z.object({
  idVehicle: z.number().int(),
  kind: z.enum(["RIDE", "BLOCK"]),
  startAt: instantSchema,
  endAt: instantSchema,
  /** Customer of the ride, or reason of the block. */
  label: z.string(),
  /** Reference of the ride's booking. */
  reference: z.string().nullable(),
});
export type Obstacle = z.infer<typeof obstacleSchema>;

/** POST /admin/booking/quote: the price, the warnings that staff may overrule, the obstacles. */
export const staffQuoteSchema = quoteSchema.extend({
  /** Rules that stop customers from booking by themselves; the staff may book all the same. */
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

/** GET /admin/known-customer?search=: members, and guests with a booking. */
export const knownCustomerSchema = z.object({
  /** Row of the customer; null for an erased one. */
  id: z.number().int().nullable(),
  /** Account; null for a guest. */
  idCustomer: z.number().int().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null where they gave none. */
  email: z.string().nullable(),
  phone: z.string(),
  kind: customerKindSchema,
  company: z.string().nullable(),
  address: z.string().nullable(),
  language: languageCodeSchema,
  rides: z.number().int(),
});
export type KnownCustomer = z.infer<typeof knownCustomerSchema>;
export const knownCustomersSchema = z.object({ customers: z.array(knownCustomerSchema) });

/** GET /admin/booking/{id}/pay-link: the sum to pay; only the customer gets the link itself. */
export const staffPayLinkSchema = z.object({
  /** Zero where there is nothing to pay online. */
  amount: eurosSchema,
  /** End of the present link's validity; null where none is valid. */
  expiresAt: instantSchema.nullable(),
});
export type StaffPayLink = z.infer<typeof staffPayLinkSchema>;
