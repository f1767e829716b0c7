import { z } from "zod";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import { languageCodeSchema } from "@/lib/contract/locale";
import { siteFeatureSchema } from "@/lib/contract/site";
import { SITE_TABLE_NAMES, type SiteTableName } from "./site-tables";

/** Version of the file's form; a reader knows every version up to its own. */
const FORMAT = 1;

const MOST_ROWS = 100_000;

const rows = z.array(z.looseObject({ id: z.int() })).max(MOST_ROWS);
const fields = z.record(z.string(), z.unknown());
const written = z.object({
  values: fields,
  words: z.object({ fr_FR: fields, en: fields }),
});

const contentSchema = z.object({
  type: z.enum(CONTENT_NAMES),
  id: z.int(),
  rank: z.int(),
  /** Versions that a language has been published from, and the working copy as the last one. */
  versions: z.array(written).min(1).max(3),
  published: z
    .array(
      z.object({
        code: languageCodeSchema,
        slug: z.string().max(300).nullable(),
        from: z.coerce.date(),
        until: z.coerce.date().nullable(),
        /** Place of its version among `versions`. */
        version: z.int().min(0).max(2),
      }),
    )
    .max(2),
});
export type FiledContent = z.output<typeof contentSchema>;

/**
 * File of a whole site: what its owner has made of it, without the people who use it. Ids in it are
 * its own names of things.
 */
export const siteFileSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  site: z.object({
    id: z.int(),
    name: z.string().max(200),
    isWinemaker: z.boolean(),
    features: z.array(siteFeatureSchema),
    styleVariables: z.record(z.string().max(100), z.string().max(300)),
  }),
  tables: z.object(
    Object.fromEntries(SITE_TABLE_NAMES.map((name) => [name, rows.default([])])) as Record<
      SiteTableName,
      z.ZodDefault<typeof rows>
    >,
  ),
  contents: z.array(contentSchema).max(MOST_ROWS),
});
export type SiteFile = z.output<typeof siteFileSchema>;

export type FiledRow = SiteFile["tables"][SiteTableName][number];
