import { z } from "zod";
import { euros } from "./booking";
import { picture } from "./image";

/** What a product is sold as (§3): bottles, boxes of bottles, or anything else. */
export const productType = z.enum(["WINE", "BOX", "OTHER"]);
export type ProductType = z.infer<typeof productType>;

/** What one chooses a product by in a list. */
export const productKind = z.enum(["RED", "WHITE", "ROSE", "SPARKLING", "SWEET", "BOX", "OTHER"]);
export type ProductKind = z.infer<typeof productKind>;

const capacity = {
  capacity: z.number().nullable(),
  capacityUnit: z.enum(["LITER", "CENTILITRE"]).nullable(),
};

/** A variation of a declination (§3): of what, as it is shown, and what this one has. */
export const productVariation = z.object({
  label: z.string(),
  displayLabel: z.string().nullable(),
  value: z.string(),
});
export type ProductVariation = z.infer<typeof productVariation>;

/** How much is left, as far as the site tells (SHOW_STOCK, STOCK_LIMIT_DISPLAY). */
export const stockState = z.object({
  state: z.enum(["IN", "LOW", "OUT"]),
  /** In the caller's language; null where the site does not show it. */
  label: z.string().nullable(),
  /** How many may still be ordered, where the site tells it. */
  left: z.number().int().nullable(),
});

/** One way in which a product is sold; `name` is 'label : value - label : value' (§3). */
export const declination = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  variation1: productVariation.nullable(),
  variation2: productVariation.nullable(),
  variation3: productVariation.nullable(),
  /** VAT included. */
  price: euros,
  /** Of a litre (arrêté of 3 December 1987); null for what is not sold by volume. */
  pricePerLitre: euros.nullable(),
  ...capacity,
  /** Bottles in a box; one for a bottle. */
  sellByMultipleOf: z.number().int(),
  hasShippingFees: z.boolean(),
  stock: stockState,
});
export type Declination = z.infer<typeof declination>;

/** GET /product: an item of the list; `price` is that of its cheapest declination. */
export const productItem = z.object({
  id: z.number().int(),
  type: productType,
  kind: productKind,
  reference: z.string(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  image: picture.nullable(),
  vintage: z.number().int().nullable(),
  appellation: z.string().nullable(),
  price: euros,
  declinations: z.array(declination),
});
export type ProductItem = z.infer<typeof productItem>;

export const productList = z.object({
  products: z.array(productItem),
  total: z.number().int(),
});
export type ProductList = z.infer<typeof productList>;

/** GET /product/filter: what the list can be narrowed by, of what is sold. */
export const productFilters = z.object({
  /** As a wine list goes. */
  kinds: z.array(productKind),
  /** The most used first, 100 at most. */
  tags: z.array(z.string()),
});
export type ProductFilters = z.infer<typeof productFilters>;

/** GET /product/{id}: its sheet. */
export const product = productItem.extend({
  /** HTML. */
  description: z.string(),
  images: z.array(picture),
  alcohol: z.number().nullable(),
  /** Their share in percent, where it is known. */
  grapeVarieties: z.array(z.object({ name: z.string(), percent: z.number().nullable() })),
  mealIcons: z.array(z.string()),
  /** Whether there is a technical sheet (GET /product/generate/file/{id}). */
  hasFile: z.boolean(),
});
export type Product = z.infer<typeof product>;

/** GET /award?product={id} */
export const awardList = z.object({
  awards: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      year: z.number().int(),
      medal: z.enum(["GOLD", "SILVER", "BRONZE", "STAR"]),
    }),
  ),
});
export type AwardList = z.infer<typeof awardList>;

/** GET /v2/product/recommended/{id} */
export const recommendedProducts = z.object({ products: z.array(productItem) });

/** GET /parameter/product/meal-icon: what goes with a wine. */
export const mealIconList = z.object({
  mealIcons: z.array(z.object({ code: z.string(), label: z.string(), icon: z.string() })),
});
export type MealIconList = z.infer<typeof mealIconList>;
