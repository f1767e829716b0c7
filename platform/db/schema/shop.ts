import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductKind, ProductType } from "@/lib/contract/product";
import { folding } from "../folded";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";
import { companyAddress } from "./people";

/** Name, appellation, reference, grapes and summary of a product in a language, folded. */
const searched = (language: LanguageCode) =>
  sql.raw(
    // An index holds it too, whose entries have an end.
    `left(${folding(`coalesce(translations->'${language}'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'${language}'->>'summary', '')`)}, 600)`,
  );

/** A product of the shop, as its sheet shows it (§3 Product). */
export const product = pgTable(
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
    mealIcons: text("meal_icons").array().notNull().default([]),
    /** References of products that go with it. */
    recommended: text().array().notNull().default([]),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    hasFile: boolean("has_file").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    /**
     * Of its cheapest active declination, null while it has none: the migration
     * `cheapest_declination` keeps it so by a trigger, and has the indexes that lists are read by.
     */
    priceCents: integer("price_cents"),
    /** What a search looks through, folded. */
    searchFr: text("search_fr").generatedAlwaysAs(searched("fr_FR")),
    searchEn: text("search_en").generatedAlwaysAs(searched("en")),
  },
  (t) => [unique().on(t.idSite, t.reference), onlyItsSite()],
);

/** What is in the cellar. Several declinations may take from it; it is never below nothing. */
export const stock = pgTable(
  "stock",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    reference: text().notNull(),
    /** Units that can still be sold: what is held for orders under way is gone from it. */
    quantity: integer().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    check("stock_never_negative", sql`quantity >= 0`),
    onlyItsSite(),
  ],
);

/** One way in which a product is sold; its price in cents, VAT included. */
export const declination = pgTable(
  "declination",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idProduct: integer("id_product")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    order: integer().notNull(),
    reference: text().notNull(),
    /** What it has of up to three variations, in their order. */
    values: jsonb().$type<{ idVariation: number; value: PerLanguage<string> }[]>().notNull(),
    priceCents: integer("price_cents").notNull(),
    capacity: numeric({ precision: 7, scale: 3, mode: "number" }),
    capacityUnit: text("capacity_unit").$type<"LITER" | "CENTILITRE">(),
    sellByMultipleOf: smallint("sell_by_multiple_of").notNull().default(1),
    hasShippingFees: boolean("has_shipping_fees").notNull().default(true),
    weightGrams: integer("weight_grams").notNull(),
    idStock: integer("id_stock").references(() => stock.id),
    /** Units of that stock in one of these: a box takes its bottles from the same heap. */
    stockUnits: smallint("stock_units").notNull().default(1),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    index().on(t.idProduct),
    check("declination_price_positive", sql`price_cents > 0`),
    check("declination_stock_units_positive", sql`stock_units > 0`),
    onlyItsSite(),
  ],
);

/** A prize that a product has won. */
export const award = pgTable(
  "award",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idProduct: integer("id_product")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    translations: jsonb().$type<PerLanguage<{ name: string }>>().notNull(),
    year: smallint().notNull(),
    medal: text().$type<"GOLD" | "SILVER" | "BRONZE" | "STAR">().notNull(),
  },
  (t) => [index().on(t.idProduct), onlyItsSite()],
);

/** Who carries an order; where to, and for how much, is in its rates. */
export const carrier = pgTable(
  "carrier",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    deliveryType: text("delivery_type").$type<"DELIVERY" | "PICKUP">().notNull(),
    siteType: text("site_type"),
    serviceCode: text("service_code"),
    translations: jsonb().$type<PerLanguage<{ name: string; description: string }>>().notNull(),
    daysFrom: smallint("days_from").notNull(),
    daysTo: smallint("days_to").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  () => [onlyItsSite()],
);

/** What a carrier asks for up to a weight and a number of bottles, in cents, VAT included. */
export const carrierRate = pgTable(
  "carrier_rate",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idCarrier: integer("id_carrier")
      .notNull()
      .references(() => carrier.id, { onDelete: "cascade" }),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    upToGrams: integer("up_to_grams").notNull(),
    upToBottles: integer("up_to_bottles").notNull(),
    priceCents: integer("price_cents").notNull(),
  },
  (t) => [index().on(t.idCarrier), onlyItsSite()],
);

/** Where a carrier's parcels wait to be fetched (§3 Access point). */
export const accessPoint = pgTable(
  "access_point",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    code: text().notNull(),
    name: text().notNull(),
    addLine1: text("add_line1").notNull(),
    zipCode: text("zip_code").notNull(),
    city: text().notNull(),
    country: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (t) => [unique().on(t.idSite, t.code), onlyItsSite()],
);

/** When orders can be collected at an address of the company; hours of Paris, `HH:mm`. */
export const schedule = pgTable(
  "schedule",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idAddress: integer("id_address")
      .notNull()
      .references(() => companyAddress.id, { onDelete: "cascade" }),
    /** Monday is 1, Sunday is 7. */
    weekday: smallint().notNull(),
    from: text().notNull(),
    until: text().notNull(),
  },
  () => [onlyItsSite()],
);

/** A discount code; percent, or cents off. */
export const discount = pgTable(
  "discount",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** In upper case. */
    code: text().notNull(),
    kind: text().$type<"PERCENT" | "AMOUNT" | "FREE_SHIPPING">().notNull(),
    percent: smallint(),
    amountCents: integer("amount_cents"),
    from: instant("valid_from"),
    until: instant("valid_until"),
    minimumCents: integer("minimum_cents").notNull().default(0),
    mostUses: integer("most_uses"),
    mostUsesPerPerson: integer("most_uses_per_person"),
    uses: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.idSite, t.code),
    check("discount_uses_within", sql`uses >= 0 and (most_uses is null or uses <= most_uses)`),
    onlyItsSite(),
  ],
);
