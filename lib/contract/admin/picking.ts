import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { deliveryModeSchema } from "@/lib/contract/order-status";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

const count = z.number().int();

/** Something that was bought, and how many of it. */
const pickedSchema = z.object({
  reference: z.string(),
  name: z.string(),
  declinationName: z.string(),
  quantity: count,
});

/** An order that waits to be packed, with what a label and a carrier need to know. */
export const orderToPackSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  orderedAt: instantSchema,
  mode: deliveryModeSchema,
  customer: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Its receiver and address, as the lines of a label; none for what is collected. */
  label: z
    .object({
      name: z.string(),
      company: z.string(),
      street: z.string(),
      more: z.string(),
      postalCode: z.string(),
      city: z.string(),
      /** ISO 3166-1 alpha-2. */
      country: z.string(),
      /** The access point’s code. */
      accessPoint: z.string(),
    })
    .nullable(),
  carrier: z.string().nullable(),
  /** A day of Paris and its hours, for what is collected. */
  collect: z.object({ date: z.iso.date(), from: z.string(), until: z.string() }).nullable(),
  message: z.string().nullable(),
  bottles: count,
  /** Without what it is packed in; what is not sold any more is left out. */
  weightGrams: count,
  lines: z.array(pickedSchema),
});
export type OrderToPack = z.infer<typeof orderToPackSchema>;

/** GET /admin/picking: the orders to pack, the oldest first, and what to take from the shelf for all. */
export const pickingSchema = z.object({
  products: z.array(
    pickedSchema.extend({
      orders: z.array(z.object({ reference: z.string(), quantity: count })),
    }),
  ),
  orders: z.array(orderToPackSchema),
  /** How many wait in all; only the oldest are listed. */
  total: count,
});
export type Picking = z.infer<typeof pickingSchema>;

/**
 * POST /admin/picking/handover: parcels that leave, each with its tracking number, and orders that are
 * ready to be collected.
 */
export const handoverRequestSchema = z.object({
  orders: z
    .array(
      z.object({
        id: rowIdSchema,
        trackingNumber: lineSchema.max(60).default(""),
      }),
    )
    .min(1)
    .max(100),
});
export type HandoverRequest = z.input<typeof handoverRequestSchema>;

/** What became of each, in its order: done, or why not. */
export const handoverResultsSchema = z.object({
  results: z.array(
    z.object({ id: z.number().int(), isDone: z.boolean(), message: z.string().nullable() }),
  ),
});
export type HandoverResults = z.infer<typeof handoverResultsSchema>;
