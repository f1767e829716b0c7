import { and, arrayOverlaps, asc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { productKindSchema } from "@/lib/contract/product";
import { wordBeyond, wordsOf } from "@/platform/db/folded";
import { products, productWords } from "@/platform/db/schema/catalogue";
import { invalidFields } from "@/platform/http/api-error";
import type { ListingDeclaration } from "@/platform/http/listing";

const inLanguage = (language: LanguageCode, word: "name" | "slug" | "summary") =>
  sql`${products.translations}->${language}::text->>${sql.raw(`'${word}'`)}`;

/** Declares the filters and orders of the catalogue (§7); by price by default. */
export const productListing = (language: LanguageCode): ListingDeclaration => ({
  fields: {
    id: { of: products.id, type: "number" },
    order: { of: products.order, type: "number" },
    type: { of: products.type, type: "text" },
    kind: { of: products.kind, type: "text", orderOf: kindsInOrder },
    reference: { of: products.reference, type: "text" },
    name: {
      of: inLanguage(language, "name"),
      type: "text",
      // The searched text begins with the name, folded.
      orderOf: sql`${searched(language)}`,
    },
    slug: { of: inLanguage(language, "slug"), type: "text" },
    vintage: { of: products.vintage, type: "number" },
    appellation: { of: products.appellation, type: "text" },
    price: {
      of: sql`${products.priceCents} / 100.0`,
      type: "number",
      orderOf: sql`${products.priceCents}`,
    },
  },
  order: [asc(products.priceCents), asc(products.order), asc(products.id)],
  nbItem: 100,
});

/** As a wine list goes, not as the alphabet does. */
export const kindsInOrder = sql`array_position(${sql.raw(
  `array['${productKindSchema.options.join("', '")}']`,
)}, ${products.kind})`;

/** Condition that a product is sold in some way: written as in the indexes of the catalogue. */
export const isSold = sql`${products.isActive} and ${products.priceCents} is not null`;

/** Text that may be a vintage. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Builds the condition for a listing: products with any of the tags, which commas part, and with
 * words that begin with those of a search, all of them, in their name, appellation, reference,
 * grapes or summary, whatever the accents and the case; a year may be their vintage. Undefined
 * where all match.
 * @throws ApiError INVALID_FIELDS for a text that is too long or holds a null character
 */
export function productsFound(
  { tags = "", search = "" }: { tags?: string | undefined; search?: string | undefined },
  language: LanguageCode,
): SQL | undefined {
  for (const [field, text] of Object.entries({ tags, search })) {
    if (text.length > 500) throw invalidFields({ [field]: "TOO_LONG" });
    // A null character is text for us, and none for PostgreSQL.
    if (text.includes("\0")) throw invalidFields({ [field]: "INVALID" });
  }
  const slugs = tags.split(",").flatMap((tag) => tag.trim() || []);
  const sought = search.replace(/^lk:/, "").trim();
  const words = wordsOf(sought);
  return and(
    slugs.length > 0 ? arrayOverlaps(products.tags, slugs) : undefined,
    // Marks alone are in no word.
    sought && words.length === 0 ? sql`false` : undefined,
    ...words.map((word) => {
      const isFound = inArray(products.id, withWord(language, word));
      return YEAR.test(word) ? or(isFound, eq(products.vintage, Number(word))) : isFound;
    }),
  );
}

/**
 * Selects the ids of products with a word that begins so; an index finds them despite row security.
 * A range, since `^@` is estimated by the sampled words that begin so: a single one among the bounds
 * of the histogram makes a rare word seem one of thousands, and the whole catalogue is read by price.
 */
const withWord = (language: LanguageCode, beginning: string) =>
  new QueryBuilder()
    .select({ id: productWords.idProduct })
    .from(productWords)
    .where(
      and(
        eq(productWords.language, language),
        gte(productWords.word, beginning),
        lt(productWords.word, wordBeyond(beginning)),
      ),
    );

const searched = (language: LanguageCode) =>
  language === "en" ? products.searchEn : products.searchFr;
