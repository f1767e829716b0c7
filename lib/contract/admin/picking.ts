import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { deliveryModeSchema } from "@/lib/contract/order-status";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

const count = z.number().int();

const pickedSchema = z.object({
  reference: z.string(),
  name: z.string(),
  declinationName: z.string(),
  quantity: count,
});

export const orderToPackSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  orderedAt: instantSchema,
  mode: deliveryModeSchema,
  customer: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Its receiver and address, as the lines of a label; null for an order to collect. */
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
      accessPoint: z.string(),
    })
    .nullable(),
  carrier: z.string().nullable(),
  /** Day of Paris and its hours, for an order to collect. */
  collect: z.object({ date: z.iso.date(), from: z.string(), until: z.string() }).nullable(),
  message: z.string().nullable(),
  bottles: count,
  /** Without the packaging; goods that are not sold any more are left out. */
  weightGrams: count,
  lines: z.array(
    pickedSchema.extend({
      /** Articles of all such boxes together, where they are packed to order. */
      packed: z.array(pickedSchema).optional(),
    }),
  ),
});
export type OrderToPack = z.infer<typeof orderToPackSchema>;

/** GET /admin/picking: the orders to pack, oldest first, and the goods to take for all. */
export const pickingSchema = z.object({
  products: z.array(
    pickedSchema.extend({
      orders: z.array(z.object({ reference: z.string(), quantity: count })),
    }),
  ),
  orders: z.array(orderToPackSchema),
  /** Number of all waiting orders; only the oldest are listed. */
  total: count,
});
export type Picking = z.infer<typeof pickingSchema>;

/** POST /admin/picking/handover: parcels with tracking numbers, and orders ready to collect. */
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

/** Result for each order, in the request's order: done, or the reason why not. */
export const handoverResultsSchema = z.object({
  results: z.array(
    z.object({ id: z.number().int(), isDone: z.boolean(), message: z.string().nullable() }),
  ),
});
export type HandoverResults = z.infer<typeof handoverResultsSchema>;
