import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { createSchemaFactory } from "drizzle-zod";
import { z } from "zod";
import { offeredPictureSchema } from "@/lib/contract/admin/offered-picture";
import { componentConfSchema } from "@/lib/contract/component";
import { onlineImageSchema, pictureSchema } from "@/lib/contract/image";
import { languageCodeSchema } from "@/lib/contract/locale";
import { pageRoleSchema } from "@/lib/contract/page";
import { foodLabelSchema, productKindSchema, productTypeSchema } from "@/lib/contract/product";
import { fontUseSchema, logoTypeSchema } from "@/lib/contract/site";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { sanitisedHtml } from "@/platform/content/item/sanitised-html";
import { calendars, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import {
  awards,
  boxContents,
  declinations,
  products,
  stocks,
} from "@/platform/db/schema/catalogue";
import { components, formerPaths, variations } from "@/platform/db/schema/content";
import { contentAddresses } from "@/platform/db/schema/content-item";
import { accessPoints, carrierRates, carriers, schedules } from "@/platform/db/schema/delivery";
import { discounts } from "@/platform/db/schema/discount";
import { mailWordings } from "@/platform/db/schema/mail-wording";
import { media } from "@/platform/db/schema/medium";
import { newsletterLists } from "@/platform/db/schema/member";
import { addressTypes, companyAddresses } from "@/platform/db/schema/people";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import {
  externalApps,
  languages,
  logos,
  parameters,
  siteFonts,
} from "@/platform/db/schema/site-look";

const { createInsertSchema } = createSchemaFactory({ coerce: { date: true } });

const each = <S extends z.ZodType>(said: S) => z.record(languageCodeSchema, said);
const text = z.string().max(5_000);

/** Path of the site, or an address of the web. */
const source = z
  .string()
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/)
  .max(2_000);
const picture = pictureSchema.extend({ src: source });
const html = z.string().max(200_000).refine(isBoundedMarkup).overwrite(sanitisedHtml);

/** A site that begins has charged nothing yet: no reduction of it could be told with a prior price. */
const OF_ANOTHER_SHOP = {
  chargedCents: true,
  pricedAt: true,
  reducedCents: true,
  reducedFrom: true,
  reducedUntil: true,
} as const;

/**
 * Tables of which a site's file has the rows, each after those that its rows refer to. What says
 * who has booked, bought or written, keys, and the secrets of a site are in none of them.
 */
export const SITE_TABLES = {
  language: { of: languages, row: createInsertSchema(languages, { code: languageCodeSchema }) },
  logo: {
    of: logos,
    row: createInsertSchema(logos, {
      type: logoTypeSchema,
      onlineImage: onlineImageSchema.extend({ url: source }).nullish(),
      alt: each(text),
    }),
  },
  font: { of: siteFonts, row: createInsertSchema(siteFonts, { type: fontUseSchema }) },
  parameter: { of: parameters, row: createInsertSchema(parameters) },
  externalApp: {
    of: externalApps,
    row: createInsertSchema(externalApps, { config: z.record(z.string(), text) }),
  },
  newsletterList: {
    of: newsletterLists,
    row: createInsertSchema(newsletterLists, {
      translations: each(z.object({ name: text, description: text })),
    }),
  },
  addressType: {
    of: addressTypes,
    row: createInsertSchema(addressTypes, { name: each(text).nullish() }),
  },
  companyAddress: {
    of: companyAddresses,
    row: createInsertSchema(companyAddresses, { note: each(text).nullish() }),
  },
  schedule: {
    of: schedules,
    row: createInsertSchema(schedules),
    refers: { idAddress: "companyAddress" },
  },
  vehicle: {
    of: vehicles,
    row: createInsertSchema(vehicles, {
      name: each(text),
      description: each(text),
      image: source.nullish(),
    }),
  },
  fareSupplement: {
    of: fareSupplements,
    row: createInsertSchema(fareSupplements, {
      code: z.enum(["NIGHT", "SUNDAY", "PUBLIC_HOLIDAY"]),
    }),
  },
  calendar: {
    of: calendars,
    row: createInsertSchema(calendars, { kind: z.enum(["RIDE", "COLLECT"]) }),
  },
  variation: {
    of: variations,
    row: createInsertSchema(variations, {
      translations: each(z.object({ label: text, displayLabel: text.nullable() })),
    }),
  },
  stock: { of: stocks, row: createInsertSchema(stocks) },
  product: {
    of: products,
    row: createInsertSchema(products, {
      type: productTypeSchema,
      kind: productKindSchema,
      translations: each(
        z.object({
          name: text,
          slug: z.string().regex(/^[a-z0-9-]{1,300}$/),
          summary: text,
          description: html,
          images: z.array(picture).max(50),
        }),
      ),
      grapeVarieties: z.array(z.object({ name: text, percent: z.number().nullable() })),
      label: foodLabelSchema.extend({ ingredients: each(text) }).nullish(),
    }).omit({ priceCents: true }),
  },
  declination: {
    of: declinations,
    row: createInsertSchema(declinations, {
      values: z.array(z.object({ idVariation: z.int(), value: each(text) })).max(3),
      capacityUnit: z.enum(["LITER", "CENTILITRE"]).nullish(),
      image: offeredPictureSchema.extend({ src: source }).nullish(),
    }).omit({ ...OF_ANOTHER_SHOP, combination: true }),
    refers: { idProduct: "product", idStock: "stock" },
  },
  boxContent: {
    of: boxContents,
    row: createInsertSchema(boxContents),
    refers: { idBox: "declination", idDeclination: "declination" },
  },
  award: {
    of: awards,
    row: createInsertSchema(awards, {
      translations: each(z.object({ name: text })),
      medal: z.enum(["GOLD", "SILVER", "BRONZE", "STAR"]),
      image: offeredPictureSchema.extend({ src: source }).nullish(),
    }),
    refers: { idProduct: "product" },
  },
  carrier: {
    of: carriers,
    row: createInsertSchema(carriers, {
      deliveryType: z.enum(["DELIVERY", "PICKUP"]),
      translations: each(z.object({ name: text, description: text })),
    }),
  },
  carrierRate: {
    of: carrierRates,
    row: createInsertSchema(carrierRates),
    refers: { idCarrier: "carrier" },
  },
  accessPoint: { of: accessPoints, row: createInsertSchema(accessPoints) },
  discount: {
    of: discounts,
    row: createInsertSchema(discounts, {
      kind: z.enum(["PERCENT", "AMOUNT", "FREE_SHIPPING"]),
    }).omit({ uses: true }),
  },
  savedReply: { of: savedReplies, row: createInsertSchema(savedReplies) },
  mailWording: {
    of: mailWordings,
    row: createInsertSchema(mailWordings, { language: languageCodeSchema }),
  },
  medium: {
    of: media,
    row: createInsertSchema(media, {
      kind: z.enum(["IMAGE", "VIDEO", "FILE"]),
      src: source,
      alt: each(text),
    }),
  },
  component: {
    of: components,
    row: createInsertSchema(components, { conf: each(z.record(z.string(), z.unknown())) }).check(
      ({ value, issues }) => {
        for (const conf of Object.values(value.conf)) {
          const said = componentConfSchema.safeParse({ ...value, conf });
          if (!said.success)
            issues.push({ code: "custom", input: value, message: "No such block" });
        }
      },
    ),
  },
  formerPath: {
    of: formerPaths,
    row: createInsertSchema(formerPaths, { code: languageCodeSchema, path: source }),
    refers: { idPage: "content" },
  },
  contentAddress: {
    of: contentAddresses,
    row: createInsertSchema(contentAddresses, {
      under: pageRoleSchema,
      code: languageCodeSchema,
      type: z.string(),
    }),
    refers: { idItem: "content" },
  },
} as const satisfies Record<string, { of: PgTable; row: z.ZodObject; refers?: Refers }>;

/** Columns with ids of rows of the file, by the table that they are of, or its contents. */
type Refers = Record<string, string>;

export type SiteTableName = keyof typeof SITE_TABLES;

export interface SiteTable {
  of: PgTable & { id: PgColumn; idSite: PgColumn };
  /** Schema of a row. */
  row: z.ZodObject;
  refers?: Refers;
}

export const SITE_TABLE_NAMES = Object.keys(SITE_TABLES) as SiteTableName[];

export const siteTable = (name: SiteTableName): SiteTable => SITE_TABLES[name];
