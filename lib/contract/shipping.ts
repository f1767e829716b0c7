import { z } from "zod";
import { address } from "./address";
import { euros } from "./booking";
import { country } from "./geography";
import { MOST_OF_A_LINE } from "./most-of-a-line";
import { paymentMethod } from "./order-status";

/** How an order gets to its customer (§3 Cart checkout state). */
export const deliveryType = z.enum(["delivery", "clickAndCollect", "no_delivery"]);
export type DeliveryType = z.infer<typeof deliveryType>;

/** What is bought: `idProduct` is the declination's, as a cart's product has it. */
export const shippedProduct = z.object({
  idProduct: z.number().int().positive(),
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
});

/** POST /calculate/shipping-fees; `country` is ISO 3166-1 alpha-2. */
export const shippingRequest = z.object({
  products: z.array(shippedProduct).max(100),
  postalCode: z.string().trim().min(2).max(12),
  country: z.string().length(2).toUpperCase(),
  /** One that makes the delivery free. */
  discountCode: z.string().trim().max(40).optional(),
});
export type ShippingRequest = z.input<typeof shippingRequest>;

/** A carrier that takes the parcel (§3): `price` is asked for, `fdp` is its fee before any favour. */
export const carrierOffer = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: euros,
  fdp: euros,
  deliveryType: z.enum(["DELIVERY", "PICKUP"]),
  siteType: z.string().nullable(),
  serviceCode: z.string().nullable(),
  /** Working days that it takes, from and to. */
  daysFrom: z.number().int(),
  daysTo: z.number().int(),
});
export type CarrierOffer = z.infer<typeof carrierOffer>;

/** The offers, the cheapest first; none where nobody carries so much so far. */
export const shippingPrices = z.object({
  shippingPrices: z.array(carrierOffer),
  /** Why there are none, in the caller's language; null where there is nothing to carry. */
  problem: z.string().nullable(),
});
export type ShippingPrices = z.infer<typeof shippingPrices>;

/** Where an order can be collected, with its hours by day of the week. */
export const collectPoint = address.extend({
  note: z.string().nullable(),
  hours: z.array(z.object({ weekday: z.number().int(), from: z.string(), until: z.string() })),
});
export type CollectPoint = z.infer<typeof collectPoint>;

/** GET /shipping/options: how this site hands over what it sells. */
export const shippingOptions = z.object({
  /** LOCK_DELIVERY: nothing is sent at present. */
  isLocked: z.boolean(),
  /** Where parcels go to; those of the site's carriers, or every country. */
  countries: z.array(country),
  collectPoints: z.array(collectPoint),
  /** CLICK_AND_COLLECT_HOURS, in the caller's language. */
  collectHours: z.string().nullable(),
  /** PAYMENT_METHOD, as far as it can be: by transfer only to an account that the site names. */
  paymentMethods: z.array(paymentMethod),
});
export type ShippingOptions = z.infer<typeof shippingOptions>;

/** A time at which an order can be collected; hours of Paris, `HH:mm`. */
export const collectSlot = z.object({ id: z.number().int(), from: z.string(), until: z.string() });

/** GET /shipping/collect/{idAddress}: the days to come, each with its times. */
export const collectDays = z.object({
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(collectSlot) })),
});
export type CollectDays = z.infer<typeof collectDays>;

/** POST /relay/access-points: an address, near which the carrier's shops are looked for. */
export const accessPointRequest = z.object({
  address: z.string().trim().max(200).optional(),
  postalCode: z.string().trim().min(2).max(12),
  city: z.string().trim().max(100).optional(),
  country: z.string().length(2).toUpperCase().default("FR"),
});
export type AccessPointRequest = z.input<typeof accessPointRequest>;

/** Where parcels wait to be fetched (§3 Access point). */
export const accessPoint = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  icon: z.string(),
  /** Kilometres from the address that was given, as the crow flies. */
  distanceKm: z.number(),
});
export type AccessPoint = z.infer<typeof accessPoint>;
