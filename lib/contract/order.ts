import { z } from "zod";
import { euros, instant } from "./booking";
import { appliedDiscount } from "./discount";
import { orderAddress } from "./order-request";
import { deliveryMode, orderStatus, paymentMethod } from "./order-status";
import { accessPoint, carrierOffer, collectPoint } from "./shipping";

/** A line of an order, as it was bought. */
export const orderLine = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  declinationName: z.string(),
  quantity: z.number().int(),
  price: euros,
  total: euros,
  vatRate: z.number(),
});

/** What an order is. */
export const order = z.object({
  reference: z.string(),
  status: orderStatus,
  orderedAt: instant,
  lines: z.array(orderLine),
  subtotal: euros,
  discount: appliedDiscount.nullable(),
  shippingFees: euros,
  total: euros,
  /** The VAT that the total includes, by rate in percent. */
  vats: z.array(z.object({ rate: z.number(), vat: euros })),
  currency: z.literal("EUR"),
  mode: deliveryMode,
  carrier: carrierOffer.pick({ name: true, daysFrom: true, daysTo: true }).nullable(),
  accessPoint: accessPoint.omit({ distanceKm: true, icon: true }).nullable(),
  collect: z
    .object({
      point: collectPoint.omit({ hours: true }),
      date: z.iso.date(),
      from: z.string(),
      until: z.string(),
    })
    .nullable(),
  address: z.object({ delivery: orderAddress.nullable(), billing: orderAddress }),
  paymentMethod,
  dueNow: euros,
});
export type Order = z.infer<typeof order>;

/** POST /order: with `key`, which opens the order's own page, and where to pay by card. */
export const newOrder = order.extend({ key: z.string(), payUrl: z.string().nullable() });
export type NewOrder = z.infer<typeof newOrder>;
