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

/** A thing that is bought: `id` is the declination's, as a cart's product has it. */
const orderedProduct = z.object({
  id: rowIdSchema,
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
});

/** What an order is made of. */
export const orderedProductsSchema = z.array(orderedProduct).min(1).max(100);

/** An address as POST /order takes it (§7); `country` is ISO 3166-1 alpha-2. */
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

/** How it is delivered; which of the fields count depends on `type`. */
const delivery = z.object({
  type: deliveryModeSchema,
  idCarrier: rowIdSchema.optional(),
  /** Of a carrier that is named by its service; what the browser says it costs is not read. */
  serviceName: lineSchema.max(120).optional(),
  serviceCode: lineSchema.max(40).optional(),
  servicePrice: z.number().optional(),
  /** Of the access point, as POST /relay/access-points gives it: by `id`, the rest is our own list's. */
  ...accessPointSchema.omit({ distanceKm: true }).partial().shape,
  // Some networks number theirs.
  id: lineSchema.max(60).or(z.number()).optional(),
  /** Beyond §7: what our own pages call that `id`. */
  idAccessPoint: lineSchema.max(60).optional(),
  /** Beyond §7: the company's address where it is collected, else the one of `idSchedule`. */
  idAddress: rowIdSchema.optional(),
});

/**
 * POST /order: what §7 lists, and by law and §5 `acceptTerms`, with an `Idempotency-Key` header.
 * Whatever it says of prices is not read. What goes beyond §7 may be left out where the account of
 * the caller says it, or it has a default.
 */
export const orderRequestSchema = z.object({
  products: orderedProductsSchema,
  user: z.object({
    /** Beyond §7: a visitor must say it; else that of the account in whose session it is. */
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
  /** When it is collected: the day, and the time by its id. */
  dateSchedule: z.iso.date().optional(),
  idSchedule: rowIdSchema.optional(),
  delivery,
  /** Where the carriers were asked for; the parcel goes by its address, or that of its shop. */
  deliveryPostalCode: askedPostalCodeSchema.optional(),
  deliveryIdCountry: rowIdSchema.optional(),
  paymentMethod: paymentMethodSchema.default("CARD"),
  /** The cart that what is ordered is taken out of. */
  cartId: lineSchema.max(64).optional(),
  /** Beyond §7: the total that was shown to the customer, who then is never asked for another. */
  seenTotal: eurosSchema.optional(),
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;
