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
  /** Of the ride and its price: a change of the ride begins from it. */
  version: z.string(),
  customerKind: customerKindSchema,
  /** Of the invoice. */
  billingAddress: z.string().nullable(),
  /** In which the customer is written to. */
  language: languageCodeSchema,
  /** The customer whose it is, a member or a guest; none once it was erased. */
  idCustomer: z.number().int().nullable(),
  /** The account whose it is; none of a guest's. */
  idMember: z.number().int().nullable(),
  /** What is still owed at the ride, and how much of it may be cash. */
  owed: eurosSchema,
  cashAtMost: eurosSchema,
  /** What is owed besides, because it is late: interest, and a professional's flat fee. */
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
  /** The ride was made; who was waited for beyond the tolerance pays for it. */
  z.object({
    action: z.literal("COMPLETE"),
    /** When the flight landed or the train came in. */
    arrivalAt: instantSchema.optional(),
    /** Until when the driver waited. */
    waitedUntil: instantSchema.optional(),
  }),
  z.object({
    action: z.literal("CANCEL"),
    reason: cancelReasonSchema,
    note: linesSchema.max(500).optional(),
  }),
  /** Force majeure holds the ride up, since then. */
  z.object({ action: z.literal("SUSPEND"), since: instantSchema }),
  /** It no longer does: the ride takes place as it was booked. */
  z.object({ action: z.literal("RESUME") }),
  /** Another vehicle makes the ride, at the same price. */
  z.object({ action: z.literal("ASSIGN"), idVehicle: rowIdSchema }),
  /** Money taken on the day. */
  z.object({
    action: z.literal("RECORD_PAYMENT"),
    method: z.enum(["CASH", "TRANSFER", "TERMINAL"]),
    amount: typedEurosSchema.positive(),
    /** Drawn anew for each: the same again is the same money. */
    receipt: lineSchema.min(8).max(64).optional(),
  }),
  /** The price of a ride that was asked for. */
  z.object({
    action: z.literal("PRICE"),
    idVehicle: rowIdSchema,
    total: typedEurosSchema.positive().max(100_000),
    note: linesSchema.max(500).optional(),
  }),
]);
export type StaffAction = z.input<typeof staffActionSchema>;
