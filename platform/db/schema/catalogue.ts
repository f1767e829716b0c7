import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { OfferedPicture } from "@/lib/contract/admin/offered-picture";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import type { foodLabelSchema, ProductKind, ProductType } from "@/lib/contract/product";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** Builds a product's folded search text: name, appellation, reference, grapes and summary. */
const searched = (language: LanguageCode) =>
  sql.raw(
    // Cut, since an index holds it too, and an index entry has a limited length.
    `left(folded(coalesce(translations->'${language}'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'${language}'->>'summary', '')), 600)`,
  );

/** Label of a product, with its ingredients in each language. */
export type FoodLabel = Omit<z.output<typeof foodLabelSchema>, "ingredients"> & {
  ingredients: PerLanguage<string>;
};

/** Product of the shop, as its sheet shows it (§3 Product). */
export const products = pgTable(
  "product",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    type: text().$type<ProductType>().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    reference: text().notNull(),
    tags: text().array().notNull().default([]),
    translations: jsonb()
      .$type<
        PerLanguage<{
          name: string;
          slug: string;
          summary: string;
          /** HTML. */
          description: string;
          images: Picture[];
        }>
      >()
      .notNull(),
    vintage: smallint(),
    appellation: text(),
    alcohol: numeric({ precision: 4, scale: 1, mode: "number" }),
    grapeVarieties: jsonb("grape_varieties")
      .$type<{ name: string; percent: number | null }[]>()
      .notNull()
      .default([]),
    /** Ingredients and nutrition, in 100 ml; null where nobody has said them. */
    label: jsonb().$type<FoodLabel>(),
    mealIcons: text("meal_icons").array().notNull().default([]),
    /** References of products that go with it. */
    recommended: text().array().notNull().default([]),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    hasFile: boolean("has_file").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    /**
     * Price that its cheapest active declination is charged at, null while it has none. The migration
     * `cheapest_declination` sets it by a trigger, and has the indexes that lists are read by.
     */
    priceCents: integer("price_cents"),
    /** Instant at which the staff changed it, or a form in which it is sold, last. */
    changedAt: instant("changed_at").notNull().defaultNow(),
    /** Folded text that a search looks in; the migration `guards` splits it into words. */
    searchFr: text("search_fr").generatedAlwaysAs(searched("fr_FR")),
    searchEn: text("search_en").generatedAlwaysAs(searched("en")),
  },
  (t) => [unique().on(t.idSite, t.reference), onlyItsSite()],
);

const ofProduct = {
  idProduct: integer("id_product")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" }),
};

/**
 * Word that finds a product in a language, folded, and in the "C" collation: words that begin alike
 * are neighbours. The migration `guards` writes them by a trigger.
 */
export const productWords = pgTable(
  "product_word",
  {
    ...ownedBySite,
    language: text().$type<LanguageCode>().notNull(),
    word: text().notNull(),
    ...ofProduct,
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.language, t.word, t.idProduct] }),
    index().on(t.idProduct, t.language, t.word),
    onlyItsSite(),
  ],
);

/** Stock in the cellar. Several declinations may take from it; it is never below zero. */
export const stocks = pgTable(
  "stock",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    reference: text().notNull(),
    /** Units that can still be sold: units held for orders under way are taken off. */
    quantity: integer().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    check("stock_never_negative", sql`quantity >= 0`),
    onlyItsSite(),
  ],
);

/** Form in which a product is sold; its price in cents, VAT included. */
export const declinations = pgTable(
  "declination",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofProduct,
    order: integer().notNull(),
    reference: text().notNull(),
    /** Values of up to three variations, in their order. */
    values: jsonb().$type<{ idVariation: number; value: PerLanguage<string> }[]>().notNull(),
    /** Usual price. */
    priceCents: integer("price_cents").notNull(),
    /** Reduced price, and the half-open time of it; all three, or none. */
    reducedCents: integer("reduced_cents"),
    reducedFrom: instant("reduced_from"),
    reducedUntil: instant("reduced_until"),
    /** Instant at which its price was settled last; the database has its own where none is given. */
    pricedAt: instant("priced_at").notNull().defaultNow(),
    /**
     * Price that is charged, the usual or the reduced one. The migration `price_reductions` sets it
     * by a trigger, whatever is written, and a deadline settles it anew as a reduction begins or ends.
     */
    chargedCents: integer("charged_cents").notNull().default(0),
    capacity: numeric({ precision: 7, scale: 3, mode: "number" }),
    capacityUnit: text("capacity_unit").$type<"LITER" | "CENTILITRE">(),
    sellByMultipleOf: smallint("sell_by_multiple_of").notNull().default(1),
    hasShippingFees: boolean("has_shipping_fees").notNull().default(true),
    weightGrams: integer("weight_grams").notNull(),
    idStock: integer("id_stock").references(() => stocks.id),
    /** Units of that stock in one declination: a box takes its bottles from the same stock. */
    stockUnits: smallint("stock_units").notNull().default(1),
    isActive: boolean("is_active").notNull().default(true),
    /** Key of its values, which no other of the product has; the migration `articles` sets it. */
    combination: text().notNull().default(""),
    /** Photo of this one alone, beside those of its product. */
    image: jsonb().$type<OfferedPicture>(),
    /** Packed as it is ordered: what is in it comes from the stocks of each, and it has none. */
    isPackedToOrder: boolean("is_packed_to_order").notNull().default(false),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    unique("declination_combination_once").on(t.idProduct, t.combination),
    index().on(t.idProduct),
    check("declination_price_positive", sql`price_cents > 0`),
    check("declination_stock_units_positive", sql`stock_units > 0`),
    check("declination_one_way_of_stock", sql`not is_packed_to_order or id_stock is null`),
    check(
      "declination_reduction_whole",
      sql`num_nonnulls(reduced_cents, reduced_from, reduced_until) in (0, 3)`,
    ),
    check(
      "declination_reduction_lawful",
      sql`reduced_cents > 0 and reduced_cents < price_cents and reduced_from < reduced_until`,
    ),
    check(
      "declination_charged_known",
      sql`charged_cents in (price_cents, coalesce(reduced_cents, price_cents))`,
    ),
    onlyItsSite(),
  ],
);

/**
 * Price that a declination was charged at from an instant on, and its usual price then, in cents,
 * VAT included. The migration `price_reductions` writes each by a trigger.
 */
export const declinationPrices = pgTable(
  "declination_price",
  {
    ...ownedBySite,
    idDeclination: integer("id_declination")
      .notNull()
      .references(() => declinations.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    chargedCents: integer("charged_cents").notNull(),
    usualCents: integer("usual_cents").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idDeclination, t.at] }),
    index().on(t.idSite),
    check("declination_price_charged", sql`charged_cents > 0 and charged_cents <= usual_cents`),
    onlyItsSite(),
  ],
);

/** Article that is in a box, and how many of it. */
export const boxContents = pgTable(
  "box_content",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBox: integer("id_box")
      .notNull()
      .references(() => declinations.id, { onDelete: "cascade" }),
    idDeclination: integer("id_declination")
      .notNull()
      .references(() => declinations.id, { onDelete: "cascade" }),
    quantity: smallint().notNull(),
  },
  (t) => [
    unique("box_content_once").on(t.idBox, t.idDeclination),
    check("box_content_positive", sql`quantity > 0`),
    check("box_content_not_itself", sql`id_box <> id_declination`),
    index().on(t.idDeclination),
    onlyItsSite(),
  ],
);

export const awards = pgTable(
  "award",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofProduct,
    translations: jsonb().$type<PerLanguage<{ name: string }>>().notNull(),
    year: smallint().notNull(),
    medal: text().$type<"GOLD" | "SILVER" | "BRONZE" | "STAR">().notNull(),
    /** The medal itself, or the logo of the contest; its name stands beside it. */
    image: jsonb().$type<OfferedPicture>(),
  },
  (t) => [index().on(t.idProduct), onlyItsSite()],
);
