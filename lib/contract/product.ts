import { z } from "zod";
import { eurosSchema, instantSchema } from "./booking";
import { pictureSchema } from "./image";

/** Form in which a product is sold (§3): bottles, boxes of bottles, or anything else. */
export const productTypeSchema = z.enum(["WINE", "BOX", "OTHER"]);
export type ProductType = z.infer<typeof productTypeSchema>;

export const productKindSchema = z.enum([
  "RED",
  "WHITE",
  "ROSE",
  "SPARKLING",
  "SWEET",
  "BOX",
  "OTHER",
]);
export type ProductKind = z.infer<typeof productKindSchema>;

const capacity = {
  capacity: z.number().nullable(),
  capacityUnit: z.enum(["LITER", "CENTILITRE"]).nullable(),
};

/** Variation of a declination (§3): the property, its display, and this one's value. */
export const productVariationSchema = z.object({
  label: z.string(),
  displayLabel: z.string().nullable(),
  value: z.string(),
});
export type ProductVariation = z.infer<typeof productVariationSchema>;

/** Stock left, as far as the site tells (SHOW_STOCK, STOCK_LIMIT_DISPLAY). */
export const stockStateSchema = z.object({
  state: z.enum(["IN", "LOW", "OUT"]),
  /** In the caller's language; null where the site does not show it. */
  label: z.string().nullable(),
  left: z.number().int().nullable(),
});

/** Reduced price that is announced with its prior one (directive 98/6/EC, article 6a). */
export const reductionSchema = z.object({
  /** Lowest price of the 30 days before the reduction, VAT included. */
  priorPrice: eurosSchema,
  /** Whole percents, rounded down; 0 for less than one. */
  percent: z.number().int(),
  until: instantSchema,
});
export type Reduction = z.infer<typeof reductionSchema>;

/** Variant in which a product is sold; `name` is 'label : value - label : value' (§3). */
export const declinationSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  variation1: productVariationSchema.nullable(),
  variation2: productVariationSchema.nullable(),
  variation3: productVariationSchema.nullable(),
  /** Price that is charged, VAT included. */
  price: eurosSchema,
  /** Null where the price is not reduced. */
  reduction: reductionSchema.nullable(),
  /** Price of a litre (arrêté of 3 December 1987); null for a product not sold by volume. */
  pricePerLitre: eurosSchema.nullable(),
  ...capacity,
  /** Bottles in a box; one for a bottle. */
  sellByMultipleOf: z.number().int(),
  hasShippingFees: z.boolean(),
  stock: stockStateSchema,
  /** Its own picture; left out where those of its product show it. */
  image: pictureSchema.optional(),
});
export type Declination = z.infer<typeof declinationSchema>;

/** GET /product: an item of the list; `price` is that of its cheapest declination. */
export const productItemSchema = z.object({
  id: z.number().int(),
  type: productTypeSchema,
  kind: productKindSchema,
  reference: z.string(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  image: pictureSchema.nullable(),
  vintage: z.number().int().nullable(),
  appellation: z.string().nullable(),
  price: eurosSchema,
  declinations: z.array(declinationSchema),
});
export type ProductItem = z.infer<typeof productItemSchema>;

export const productListSchema = z.object({
  products: z.array(productItemSchema),
  total: z.number().int(),
});
export type ProductList = z.infer<typeof productListSchema>;

/** GET /product/filter: the filters of the list, for the products on sale. */
export const productFiltersSchema = z.object({
  /** In the order of a wine list. */
  kinds: z.array(productKindSchema),
  /** The most used first, 100 at most. */
  tags: z.array(z.string()),
});
export type ProductFilters = z.infer<typeof productFiltersSchema>;

/** Label of food or drink that the law asks for, in 100 ml (regulations 1169/2011 and 2021/2117). */
export const foodLabelSchema = z.object({
  /** Allergens stand between asterisks. */
  ingredients: z.string(),
  energyKj: z.number().int(),
  energyKcal: z.number().int(),
  /** In grams. */
  carbohydrates: z.number(),
  /** In grams, of these. */
  sugars: z.number(),
});

/** Article of a box: its product, its declination in a few words, and how many of it. */
export const boxContentSchema = z.object({
  idDeclination: z.number().int(),
  idProduct: z.number().int(),
  quantity: z.number().int(),
  name: z.string(),
  /** Left out where it is not sold by itself. */
  slug: z.string().optional(),
});

export const productSchema = productItemSchema.extend({
  /** HTML. */
  description: z.string(),
  images: z.array(pictureSchema),
  alcohol: z.number().nullable(),
  /** Each with its share in percent, where it is known. */
  grapeVarieties: z.array(z.object({ name: z.string(), percent: z.number().nullable() })),
  mealIcons: z.array(z.string()),
  /** Null for goods that are neither food nor drink, and until the owner has written it. */
  label: foodLabelSchema.nullable(),
  /** True when there is a technical sheet (GET /product/generate/file/{id}). */
  hasFile: z.boolean(),
  /** Articles in its boxes, by the id of the declination that is the box; for boxes alone. */
  contents: z.record(z.string(), z.array(boxContentSchema)).optional(),
});
export type Product = z.infer<typeof productSchema>;

/** GET /award?product={id} */
export const awardListSchema = z.object({
  awards: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      year: z.number().int(),
      medal: z.enum(["GOLD", "SILVER", "BRONZE", "STAR"]),
      /** Left out where its name alone stands for it. */
      image: pictureSchema.optional(),
    }),
  ),
});
export type AwardList = z.infer<typeof awardListSchema>;

/** GET /v2/product/recommended/{id} */
export const recommendedProductsSchema = z.object({ products: z.array(productItemSchema) });

/** GET /parameter/product/meal-icon: the dishes that go with a wine. */
export const mealIconListSchema = z.object({
  mealIcons: z.array(z.object({ code: z.string(), label: z.string(), icon: z.string() })),
});
export type MealIconList = z.infer<typeof mealIconListSchema>;
