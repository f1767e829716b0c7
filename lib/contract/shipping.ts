import { z } from "zod";
import { addressSchema } from "./address";
import { eurosSchema } from "./booking";
import { discountCodeSchema } from "./discount";
import { countrySchema } from "./geography";
import { MOST_OF_A_LINE } from "./most-of-a-line";
import { paymentMethodSchema } from "./order-status";
import { askedPostalCodeSchema } from "./postal-code";
import { rowIdSchema } from "./row-id";
import { lineSchema } from "./typed-text";

/** Delivery of an order (§3 Cart checkout state). */
export const deliveryTypeSchema = z.enum(["delivery", "clickAndCollect", "no_delivery"]);
export type DeliveryType = z.infer<typeof deliveryTypeSchema>;

/** Product to ship: `idProduct` is the declination's, as in a cart. */
export const shippedProductSchema = z.object({
  idProduct: rowIdSchema,
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
});

/** POST /calculate/shipping-fees; `country` is ISO 3166-1 alpha-2. */
export const shippingRequestSchema = z.object({
  products: z.array(shippedProductSchema).max(100),
  postalCode: askedPostalCodeSchema.min(2),
  country: lineSchema.length(2).toUpperCase(),
  discountCode: z.union([z.literal(""), discountCodeSchema]).optional(),
});
export type ShippingRequest = z.input<typeof shippingRequestSchema>;

/** Carrier that takes the parcel (§3): `price` is charged, `fdp` is its fee before any favour. */
export const carrierOfferSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: eurosSchema,
  fdp: eurosSchema,
  deliveryType: z.enum(["DELIVERY", "PICKUP"]),
  siteType: z.string().nullable(),
  serviceCode: z.string().nullable(),
  /** Fewest working days; `daysTo` has the most. */
  daysFrom: z.number().int(),
  daysTo: z.number().int(),
});
export type CarrierOffer = z.infer<typeof carrierOfferSchema>;

/** Offers, the cheapest first; none where nobody carries so much so far. */
export const shippingPricesSchema = z.object({
  shippingPrices: z.array(carrierOfferSchema),
  /** Reason why there are none, in the caller's language; null where there is nothing to carry. */
  problem: z.string().nullable(),
});
export type ShippingPrices = z.infer<typeof shippingPricesSchema>;

export const collectPointSchema = addressSchema.extend({
  note: z.string().nullable(),
  hours: z.array(z.object({ weekday: z.number().int(), from: z.string(), until: z.string() })),
});
export type CollectPoint = z.infer<typeof collectPointSchema>;

/** GET /shipping/options: the site's ways of handing goods over. */
export const shippingOptionsSchema = z.object({
  /** LOCK_DELIVERY: nothing is sent at present. */
  isLocked: z.boolean(),
  /** Countries that parcels go to; those of the site's carriers, or every country. */
  countries: z.array(countrySchema),
  collectPoints: z.array(collectPointSchema),
  /** CLICK_AND_COLLECT_HOURS, in the caller's language. */
  collectHours: z.string().nullable(),
  /** PAYMENT_METHOD, as far as it can be: by transfer only to an account that the site names. */
  paymentMethods: z.array(paymentMethodSchema),
});
export type ShippingOptions = z.infer<typeof shippingOptionsSchema>;

/** Time at which an order can be collected; hours of Paris, `HH:mm`. */
export const collectSlotSchema = z.object({
  id: z.number().int(),
  from: z.string(),
  until: z.string(),
});

/** GET /shipping/collect/{idAddress}: the days to come, each with its times. */
export const collectDaysSchema = z.object({
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(collectSlotSchema) })),
});
export type CollectDays = z.infer<typeof collectDaysSchema>;

/** POST /relay/access-points: an address, near which to look for the carrier's shops. */
export const accessPointRequestSchema = z.object({
  address: lineSchema.max(200).optional(),
  postalCode: askedPostalCodeSchema.min(2),
  city: lineSchema.max(100).optional(),
  country: lineSchema.length(2).toUpperCase().default("FR"),
});

/** Shop where parcels wait to be collected (§3 Access point). */
export const accessPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  icon: z.string(),
  /** Kilometres from the given address, as the crow flies. */
  distanceKm: z.number(),
});
export type AccessPoint = z.infer<typeof accessPointSchema>;
