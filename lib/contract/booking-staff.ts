import { z } from "zod";
import { customerKindSchema, eurosSchema, instantSchema, typedEurosSchema } from "./booking";
import { bookingPageSchema } from "./booking-page";
import { cancelReasonSchema } from "./booking-status";
import { languageCodeSchema } from "./locale";
import { rowIdSchema } from "./row-id";
import { lineSchema, linesSchema } from "./typed-text";

/** GET /booking/{reference}/company?key=: a booking as the company sees it. */
export const staffPageSchema = bookingPageSchema.extend({
  phone: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  /** Version of the ride and its price: a change of the ride begins from it. */
  version: z.string(),
  customerKind: customerKindSchema,
  billingAddress: z.string().nullable(),
  /** Language of the customer's mails. */
  language: languageCodeSchema,
  /** Customer of the booking, a member or a guest; null once erased. */
  idCustomer: z.number().int().nullable(),
  /** Account of the booking; null for a guest's. */
  idMember: z.number().int().nullable(),
  /** Sum still owed at the ride, and the part of it that may be cash. */
  owed: eurosSchema,
  cashAtMost: eurosSchema,
  /** Owed besides because it is late: interest, and a professional's flat fee. */
  late: z.object({ interest: eurosSchema, flatFee: eurosSchema }),
  actions: z.array(
    z.enum([
      "PRICE",
      "CONFIRM",
      "CANCEL",
      "COMPLETE",
      "RECORD_PAYMENT",
      "SUSPEND",
      "RESUME",
      "ASSIGN",
    ]),
  ),
  cancelReasons: z.array(cancelReasonSchema),
  vehicles: z.array(z.object({ id: z.number().int(), name: z.string(), seats: z.number().int() })),
});
export type StaffPage = z.infer<typeof staffPageSchema>;

/** POST /booking/{reference}/company?key= */
export const staffActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("CONFIRM") }),
  /** The ride was made; a customer who kept the driver waiting beyond the tolerance pays for it. */
  z.object({
    action: z.literal("COMPLETE"),
    /** Arrival of the flight or the train. */
    arrivalAt: instantSchema.optional(),
    waitedUntil: instantSchema.optional(),
  }),
  z.object({
    action: z.literal("CANCEL"),
    reason: cancelReasonSchema,
    note: linesSchema.max(500).optional(),
  }),
  /** Force majeure holds the ride up, since then. */
  z.object({ action: z.literal("SUSPEND"), since: instantSchema }),
  /** The obstacle is over: the ride takes place as it was booked. */
  z.object({ action: z.literal("RESUME") }),
  /** Another vehicle makes the ride, at the same price. */
  z.object({ action: z.literal("ASSIGN"), idVehicle: rowIdSchema }),
  /** Money taken on the day. */
  z.object({
    action: z.literal("RECORD_PAYMENT"),
    method: z.enum(["CASH", "TRANSFER", "TERMINAL"]),
    amount: typedEurosSchema.positive(),
    /** Drawn anew for each payment: the same receipt again is the same money. */
    receipt: lineSchema.min(8).max(64).optional(),
  }),
  /** The price of a requested ride. */
  z.object({
    action: z.literal("PRICE"),
    idVehicle: rowIdSchema,
    total: typedEurosSchema.positive().max(100_000),
    note: linesSchema.max(500).optional(),
  }),
]);
export type StaffAction = z.input<typeof staffActionSchema>;
