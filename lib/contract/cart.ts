import { z } from "zod";
import { euros } from "./booking";
import { picture } from "./image";
import { productType } from "./product";

/** The most of one thing in a cart. */
export const MOST_OF_ONE = 999;

export const cartQuantity = z.number().int().min(1).max(MOST_OF_ONE);

/** A line of the cart (§3); `id` is the line's. Prices are the provider's own, VAT included. */
export const cartProduct = z.object({
  id: z.number().int(),
  idProduct: z.number().int(),
  idDeclination: z.number().int(),
  type: productType,
  name: z.string(),
  /** 'label : value - label : value' (§3). */
  declination: z.string(),
  slug: z.string(),
  image: picture.nullable(),
  quantity: z.number().int(),
  price: euros,
  total: euros,
  hasShippingFees: z.boolean(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(["LITER", "CENTILITRE"]).nullable(),
  sellByMultipleOf: z.number().int(),
  reference: z.string(),
  /** How many of it can be ordered at most, when that is fewer than are in the cart. */
  available: z.number().int().nullable(),
});
export type CartProduct = z.infer<typeof cartProduct>;

/** A discount as it is applied (§3): what it makes of the cart's total. */
export const appliedDiscount = z.object({
  value: z.object({ code: z.string() }),
  /** What is taken off. */
  total: euros,
  /** The products less the discount. */
  subtotal: euros,
  /** What shipping costs under it; null when it says nothing of shipping. */
  shippingFees: euros.nullable(),
});
export type AppliedDiscount = z.infer<typeof appliedDiscount>;

/** MAIN_CART (§3). `totalProduct` is the price of all products, VAT included. */
export const cart = z.object({
  id: z.string(),
  products: z.array(cartProduct),
  totalProduct: euros,
  /** Bottles as free shipping counts them (§5). */
  bottles: z.number().int(),
  discount: appliedDiscount.nullable(),
});
export type Cart = z.infer<typeof cart>;

/** POST /cart and POST /cart/{cartId} */
export const cartRequest = z.object({
  discountCode: z.string().trim().max(40).optional(),
  type: z.literal("MAIN_CART").default("MAIN_CART"),
});
export type CartRequest = z.input<typeof cartRequest>;

/** POST /cart/{cartId}/product/{declinationId}; the cart 'new' makes one. */
export const addToCart = z.object({
  type: productType.optional(),
  quantity: cartQuantity.default(1),
});
export type AddToCart = z.input<typeof addToCart>;
export const addedToCart = z.object({ cartId: z.string(), cart });
export type AddedToCart = z.infer<typeof addedToCart>;

/** PUT /cart/{cartId}/product/{productId}/quantity */
export const quantityChange = z.object({ quantity: cartQuantity });
