import { z } from "zod";
import { bookingSchema, eurosSchema, instantSchema } from "./booking";
import { orderSchema } from "./order";

/** Way to pay: the gateway's own page, or its form on ours. No card number passes through here. */
export const checkoutSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hosted"), url: z.string() }),
  z.object({ kind: z.literal("stripe"), clientSecret: z.string(), publicKey: z.string() }),
]);
export type Checkout = z.infer<typeof checkoutSchema>;

export const paidBookingSchema = bookingSchema.pick({
  reference: true,
  status: true,
  kind: true,
  pickup: true,
  dropoff: true,
  startAt: true,
  returnAt: true,
  total: true,
  deposit: true,
  vehicle: true,
  heldUntil: true,
});

/**
 * GET /payment/{code} and POST /payment/{code}/refresh: the payment due. DUE can be paid now,
 * UNDER_WAY waits for the gateway, NOTHING_DUE was paid or cancelled, EXPIRED needs a new link.
 * PAID is the sum that has arrived: while there is a rest to pay, only the refresh says it.
 */
export const paymentPageSchema = z.object({
  state: z.enum(["DUE", "UNDER_WAY", "REFUSED", "PAID", "NOTHING_DUE", "EXPIRED"]),
  amount: eurosSchema,
  /** The deposit, all of it, or the rest. */
  purpose: z.enum(["DEPOSIT", "FULL", "BALANCE"]),
  validUntil: instantSchema,
  gateway: z.enum(["TEST", "STRIPE"]),
  booking: paidBookingSchema.nullable(),
  order: orderSchema
    .pick({
      reference: true,
      status: true,
      lines: true,
      discount: true,
      shippingFees: true,
      total: true,
    })
    .extend({ payUntil: instantSchema.nullable() })
    .nullable(),
});
export type PaymentPage = z.infer<typeof paymentPageSchema>;

/** GET /custom-stripe/public-key (§7): null when the site does not take cards through Stripe. */
export const stripePublicKeySchema = z.object({ publicKey: z.string().nullable() });
