import { z } from "zod";
import { typedEurosSchema } from "./booking";
import { orderPageSchema } from "./order-page";
import { orderCancelReasonSchema } from "./order-status";
import { rowIdSchema } from "./row-id";
import { lineSchema, linesSchema } from "./typed-text";

/** Why the company cancels. */
const companyCancelReason = orderCancelReasonSchema.extract([
  "NON_PAYMENT",
  "WRONG_ADDRESS",
  "EARLIER_DISPUTE",
  "OUT_OF_STOCK",
]);

/** Ids of lines of the order; a cart holds no more than 100 (`CART_FULL`). */
const lineIds = z.array(rowIdSchema).max(100);

/** GET and POST /order/{reference}/company?key=: what the company does with an order. */
export const orderActionSchema = z.discriminatedUnion("action", [
  /** The transfer has arrived. */
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
  /**
   * What was sent back has arrived; less what it lost in value, in euros. Of its lines only those
   * that are named go back on sale.
   */
  z.object({
    action: z.literal("RETURNED"),
    withheld: typedEurosSchema.min(0).default(0),
    backOnSale: lineIds.default([]),
  }),
  z.object({
    action: z.literal("CANCEL"),
    reason: companyCancelReason,
    /**
     * For OUT_OF_STOCK, the lines that are missing: the others go back on sale. An order of one line
     * needs to name none.
     */
    missing: lineIds.optional(),
    note: linesSchema.max(500).optional(),
  }),
]);
export type OrderAction = z.input<typeof orderActionSchema>;

export const orderStaffPageSchema = z.object({
  order: orderPageSchema,
  phone: z.string(),
  company: z.string().nullable(),
  /** The customer whose it is, a member or a guest; none once it was erased. */
  idCustomer: z.number().int().nullable(),
  actions: z.array(
    z.enum(["RECEIVED", "READY", "SHIP", "DELIVERED", "LOST", "RETURNED", "CANCEL"]),
  ),
  cancelReasons: z.array(companyCancelReason),
});
export type OrderStaffPage = z.infer<typeof orderStaffPageSchema>;
