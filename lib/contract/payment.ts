import { z } from "zod";
import { bookingSchema, eurosSchema, instantSchema } from "./booking";
import { orderSchema } from "./order";

/**
 * How to pay: on the gateway's own page, or in the form of the gateway's library on ours. No card
 * number ever passes through here.
 */
export const checkoutSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hosted"), url: z.string() }),
  z.object({ kind: z.literal("stripe"), clientSecret: z.string(), publicKey: z.string() }),
]);
export type Checkout = z.infer<typeof checkoutSchema>;

/** What the page of a payment shows of a booking. */
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
 * GET /payment/{code} and POST /payment/{code}/refresh: what there is to pay. DUE can be paid now,
 * UNDER_WAY waits for the gateway, NOTHING_DUE was paid or cancelled, EXPIRED needs a new link.
 * PAID is what has arrived: while there is a rest to pay, only the refresh says it.
 */
export const paymentPageSchema = z.object({
  state: z.enum(["DUE", "UNDER_WAY", "REFUSED", "PAID", "NOTHING_DUE", "EXPIRED"]),
  amount: eurosSchema,
  /** What the amount is: the deposit, all of it, or the rest. */
  purpose: z.enum(["DEPOSIT", "FULL", "BALANCE"]),
  validUntil: instantSchema,
  gateway: z.enum(["TEST", "STRIPE"]),
  /** What is paid for: a booking, */
  booking: paidBookingSchema.nullable(),
  /** or an order of the shop. */
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
export type StripePublicKey = z.infer<typeof stripePublicKeySchema>;
