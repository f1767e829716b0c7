import { z } from "zod";
import { booking, euros, instant } from "./booking";
import { order } from "./order";

/**
 * How to pay: on the gateway's own page, or in the form of the gateway's library on ours. No card
 * number ever passes through here.
 */
export const checkout = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hosted"), url: z.string() }),
  z.object({ kind: z.literal("stripe"), clientSecret: z.string(), publicKey: z.string() }),
]);
export type Checkout = z.infer<typeof checkout>;

/** What the page of a payment shows of a booking. */
export const paidBooking = booking.pick({
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
export const paymentPage = z.object({
  state: z.enum(["DUE", "UNDER_WAY", "REFUSED", "PAID", "NOTHING_DUE", "EXPIRED"]),
  amount: euros,
  /** What the amount is: the deposit, all of it, or the rest. */
  purpose: z.enum(["DEPOSIT", "FULL", "BALANCE"]),
  validUntil: instant,
  gateway: z.enum(["TEST", "STRIPE"]),
  /** What is paid for: a booking, */
  booking: paidBooking.nullable(),
  /** or an order of the shop. */
  order: order
    .pick({
      ...{ reference: true, status: true, lines: true, discount: true },
      ...{ shippingFees: true, total: true },
    })
    .extend({ payUntil: instant.nullable() })
    .nullable(),
});
export type PaymentPage = z.infer<typeof paymentPage>;

/** GET /custom-stripe/public-key (§7): null when the site does not take cards through Stripe. */
export const stripePublicKey = z.object({ publicKey: z.string().nullable() });
export type StripePublicKey = z.infer<typeof stripePublicKey>;
