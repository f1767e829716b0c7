import { z } from "zod";
import { eurosSchema } from "./booking";
import { appliedDiscountSchema, discountCodeSchema } from "./discount";
import { pictureSchema } from "./image";
import { MOST_OF_A_LINE } from "./most-of-a-line";
import { declinationSchema, productTypeSchema } from "./product";
import { lineSchema } from "./typed-text";

const quantity = z.number().int().min(1).max(MOST_OF_A_LINE);

/** The only kind of cart (§3). */
export const cartTypeSchema = z.enum(["MAIN_CART"]);

/** Fault that a line has come to have; nothing is taken out of a cart behind its owner's back. */
export const lineErrorSchema = z.enum(["NO_LONGER_SOLD", "OUT_OF_STOCK", "NOT_ENOUGH_LEFT"]);
export type LineError = z.infer<typeof lineErrorSchema>;

/** Line of a cart (§3 Cart product); `id` is the declination's. */
export const cartProductSchema = declinationSchema
  .pick({
    id: true,
    reference: true,
    price: true,
    reduction: true,
    pricePerLitre: true,
    capacity: true,
    capacityUnit: true,
    sellByMultipleOf: true,
    hasShippingFees: true,
    stock: true,
  })
  .extend({
    idProduct: z.number().int(),
    type: productTypeSchema,
    quantity,
    name: z.string(),
    /** Variations: 'label : value - label : value'; empty for the only one. */
    declinationName: z.string(),
    slug: z.string(),
    image: pictureSchema.nullable(),
    /** In percent; the price includes it. */
    vatRate: z.number(),
    total: eurosSchema,
    problem: lineErrorSchema.nullable(),
    /** Units left besides the cart's other lines; null where the site does not tell. */
    left: z.number().int().nullable(),
  });
export type CartProduct = z.infer<typeof cartProductSchema>;

/** Cart (§3 MAIN_CART), at today's prices, VAT included. */
export const cartSchema = z.object({
  id: z.string(),
  type: cartTypeSchema,
  products: z.array(cartProductSchema),
  /** Number of units in it. */
  totalProduct: z.number().int(),
  /** As the limits of a parcel count them (§5). */
  bottles: z.number().int(),
  /** Sum of the products, before any discount. */
  subtotal: eurosSchema,
  discount: appliedDiscountSchema.nullable(),
  /** Reason why a given code does not apply any more, in the caller's language. */
  discountProblem: z.string().nullable(),
  /** Sum of the products, less their discount. */
  total: eurosSchema,
  /** Reason why so many bottles are not sent, in the caller's language; collecting is possible. */
  shippingProblem: z.string().nullable(),
  /**
   * Gap to free delivery, in euros or in bottles, whichever comes first; null for a measure that
   * the site does not use, and for both where nothing is delivered.
   */
  freeShipping: z
    .object({
      isReached: z.boolean(),
      missing: eurosSchema.nullable(),
      missingBottles: z.number().int().nullable(),
    })
    .nullable(),
});
export type Cart = z.infer<typeof cartSchema>;

/** POST /cart and POST /cart/{cartId}: an empty code takes the discount away. */
export const cartRequestSchema = z.object({
  type: cartTypeSchema.default("MAIN_CART"),
  discountCode: z.union([z.literal(""), discountCodeSchema]).optional(),
});

/** POST /cart/{cartId}/product/{declinationId}; 'new' for a cart makes one. */
export const addToCartSchema = z.object({ type: productTypeSchema.optional(), quantity });

/** Answer to adding: the new id of the cart, and the cart. */
export const addedToCartSchema = z.object({ cartId: z.string(), cart: cartSchema });
export type AddedToCart = z.infer<typeof addedToCartSchema>;

/** PUT /cart/{cartId}/product/{productId}/quantity */
export const cartQuantitySchema = z.object({ quantity });

/** PUT /user/cart: the cart of a visitor joins that of the member they have become. */
export const joinCartSchema = z.object({ cartId: lineSchema.min(1).max(64) });

/** GET and PUT /user/cart: null for a member who has none. */
export const memberCartSchema = z.object({ cart: cartSchema.nullable() });
export type MemberCart = z.infer<typeof memberCartSchema>;
