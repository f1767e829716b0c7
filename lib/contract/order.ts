import { z } from "zod";
import { eurosSchema, instantSchema } from "./booking";
import { appliedDiscountSchema } from "./discount";
import { deliveryModeSchema, orderStatusSchema, paymentMethodSchema } from "./order-status";
import { accessPointSchema, carrierOfferSchema, collectPointSchema } from "./shipping";

export const orderLineSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  declinationName: z.string(),
  quantity: z.number().int(),
  price: eurosSchema,
  total: eurosSchema,
  vatRate: z.number(),
});

const orderedAddressSchema = z.object({
  type: z.string().optional(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().optional(),
  firstPart: z.string(),
  secondPart: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

export const orderSchema = z.object({
  reference: z.string(),
  status: orderStatusSchema,
  orderedAt: instantSchema,
  lines: z.array(orderLineSchema),
  subtotal: eurosSchema,
  discount: appliedDiscountSchema.nullable(),
  shippingFees: eurosSchema,
  total: eurosSchema,
  /** VAT that the total includes, by rate in percent. */
  vats: z.array(z.object({ rate: z.number(), vat: eurosSchema })),
  currency: z.literal("EUR"),
  mode: deliveryModeSchema,
  carrier: carrierOfferSchema.pick({ name: true, daysFrom: true, daysTo: true }).nullable(),
  accessPoint: accessPointSchema.omit({ distanceKm: true, icon: true }).nullable(),
  collect: z
    .object({
      point: collectPointSchema.omit({ hours: true }),
      date: z.iso.date(),
      from: z.string(),
      until: z.string(),
    })
    .nullable(),
  address: z.object({ delivery: orderedAddressSchema.nullable(), billing: orderedAddressSchema }),
  paymentMethod: paymentMethodSchema,
  dueNow: eurosSchema,
});
export type Order = z.infer<typeof orderSchema>;

/** POST /order: with `key`, which opens the order's own page, and the URL for a card payment. */
export const newOrderSchema = orderSchema.extend({
  key: z.string(),
  payUrl: z.string().nullable(),
});
export type NewOrder = z.infer<typeof newOrderSchema>;
