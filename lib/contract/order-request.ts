import { z } from "zod";
import { customerKindSchema, eurosSchema } from "./booking";
import { discountCodeSchema } from "./discount";
import { emailAddressSchema } from "./email-address";
import { MOST_OF_A_LINE } from "./most-of-a-line";
import { deliveryModeSchema, paymentMethodSchema } from "./order-status";
import { askedPostalCodeSchema, postalCodeSchema } from "./postal-code";
import { rowIdSchema } from "./row-id";
import { accessPointSchema } from "./shipping";
import { lineSchema, linesSchema } from "./typed-text";

/** Ordered product: `id` is the declination's, as in a cart. */
const orderedProduct = z.object({
  id: rowIdSchema,
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
});

export const orderedProductsSchema = z.array(orderedProduct).min(1).max(100);

/** Address as POST /order takes it (§7); `country` is ISO 3166-1 alpha-2. */
export const orderAddressSchema = z.object({
  type: lineSchema.max(40).optional(),
  firstname: lineSchema.min(1).max(80),
  lastname: lineSchema.min(1).max(80),
  company: lineSchema.max(120).optional(),
  firstPart: lineSchema.min(1).max(200),
  secondPart: lineSchema.max(200).optional(),
  postalCode: postalCodeSchema,
  city: lineSchema.min(1).max(100),
  country: lineSchema.length(2).toUpperCase().default("FR"),
});
export type OrderAddress = z.input<typeof orderAddressSchema>;

/** Delivery; its `type` decides which of the fields count. */
const delivery = z.object({
  type: deliveryModeSchema,
  idCarrier: rowIdSchema.optional(),
  /** Service that names the carrier; the browser's price for it is not read. */
  serviceName: lineSchema.max(120).optional(),
  serviceCode: lineSchema.max(40).optional(),
  servicePrice: z.number().optional(),
  /** Access point of POST /relay/access-points: only its `id` counts, our own list has the rest. */
  ...accessPointSchema.omit({ distanceKm: true }).partial().shape,
  // Some networks number their access points.
  id: lineSchema.max(60).or(z.number()).optional(),
  /** Beyond §7: our own pages' name for that `id`. */
  idAccessPoint: lineSchema.max(60).optional(),
  /** Beyond §7: the company's address to collect at, else the one of `idSchedule`. */
  idAddress: rowIdSchema.optional(),
});

/**
 * POST /order: the fields of §7, and by law and §5 `acceptTerms`, with an `Idempotency-Key` header.
 * Prices in it are not read. Fields beyond §7 may be left out where the caller's account has them,
 * or there is a default.
 */
export const orderRequestSchema = z.object({
  products: orderedProductsSchema,
  user: z.object({
    /** Beyond §7: required of a visitor; else that of the session's account. */
    email: emailAddressSchema.optional(),
    phone: lineSchema.min(1).max(30),
    /** Beyond §7: day of Paris, else the account's; a buyer of alcohol is of age. */
    birthdate: z.iso.date().optional(),
    kind: customerKindSchema.default("CONSUMER"),
    company: lineSchema.max(120).optional(),
  }),
  address: z.object({ delivery: orderAddressSchema.optional(), billing: orderAddressSchema }),
  discount: discountCodeSchema.optional(),
  message: linesSchema.max(2000).optional(),
  /** Day and time of collecting, the time by its id. */
  dateSchedule: z.iso.date().optional(),
  idSchedule: rowIdSchema.optional(),
  delivery,
  /** Postcode that carriers were asked for; the parcel goes by its address, or its shop's. */
  deliveryPostalCode: askedPostalCodeSchema.optional(),
  deliveryIdCountry: rowIdSchema.optional(),
  paymentMethod: paymentMethodSchema.default("CARD"),
  /** Cart that the ordered products are taken out of. */
  cartId: lineSchema.max(64).optional(),
  /** Beyond §7: the total shown to the customer, who then is never asked for another. */
  seenTotal: eurosSchema.optional(),
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;
