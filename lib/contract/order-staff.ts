import { z } from "zod";
import { typedEurosSchema } from "./booking";
import { orderPageSchema } from "./order-page";
import { orderCancelReasonSchema } from "./order-status";
import { rowIdSchema } from "./row-id";
import { lineSchema, linesSchema } from "./typed-text";

const companyCancelReason = orderCancelReasonSchema.extract([
  "NON_PAYMENT",
  "WRONG_ADDRESS",
  "EARLIER_DISPUTE",
  "OUT_OF_STOCK",
]);

/** Ids of lines of the order; a cart holds no more than 100 (`CART_FULL`). */
const lineIds = z.array(rowIdSchema).max(100);

/** GET and POST /order/{reference}/company?key=: the company's action on an order. */
export const orderActionSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("RECEIVED") }),
  z.object({ action: z.literal("READY") }),
  z.object({
    action: z.literal("SHIP"),
    trackingNumber: lineSchema.max(60).optional(),
    trackingUrl: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)]).optional(),
  }),
  z.object({ action: z.literal("DELIVERED") }),
  /** The parcel was lost on the way: its customer gets another one, or the money back. */
  z.object({ action: z.literal("LOST"), remedy: z.enum(["SEND_AGAIN", "REFUND"]) }),
  /** Returned goods arrived; less their loss in euros. Only named lines go back on sale. */
  z.object({
    action: z.literal("RETURNED"),
    withheld: typedEurosSchema.min(0).default(0),
    backOnSale: lineIds.default([]),
  }),
  z.object({
    action: z.literal("CANCEL"),
    reason: companyCancelReason,
    /** For OUT_OF_STOCK, the missing lines: the others go back on sale. Optional for one line. */
    missing: lineIds.optional(),
    note: linesSchema.max(500).optional(),
  }),
]);
export type OrderAction = z.input<typeof orderActionSchema>;

export const orderStaffPageSchema = z.object({
  order: orderPageSchema,
  phone: z.string(),
  company: z.string().nullable(),
  /** Customer of the order, a member or a guest; null once erased. */
  idCustomer: z.number().int().nullable(),
  actions: z.array(
    z.enum(["RECEIVED", "READY", "SHIP", "DELIVERED", "LOST", "RETURNED", "CANCEL"]),
  ),
  cancelReasons: z.array(companyCancelReason),
});
export type OrderStaffPage = z.infer<typeof orderStaffPageSchema>;
