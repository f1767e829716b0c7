import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductItem } from "@/lib/contract/product";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { declinationView } from "./declination-view";
import { readReducedHistories } from "./price-history";
import { articlesLeft, readTaking } from "./stock-parts";
import { readStockTelling } from "./stock-view";

export interface ProductRead {
  row: typeof products.$inferSelect;
  item: ProductItem;
}

/**
 * Reads active products by their ids, in that order, each with its active declinations, in four
 * statements however many there are, a further one where prices are reduced, and one where boxes are
 * packed to order; a product without a way to buy it is left out.
 */
export async function readProducts(
  tx: Sql,
  ids: number[],
  language: LanguageCode,
): Promise<ProductRead[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isActive, true)));
  const sold = await tx
    .select({ row: declinations, inStock: inStock(tx) })
    .from(declinations)
    .where(and(inArray(declinations.idProduct, ids), eq(declinations.isActive, true)))
    .orderBy(asc(declinations.order), asc(declinations.id));
  const variationRows = await tx.select().from(variations);
  const context = {
    language,
    variations: variationRows,
    tell: await readStockTelling(tx, language),
    histories: await readReducedHistories(
      tx,
      sold.map(({ row }) => row),
    ),
  };

  const takes = await readTaking(tx, sold);

  const soldOf = new Map<number, typeof sold>(ids.map((id) => [id, []]));
  for (const declination of sold) soldOf.get(declination.row.idProduct)?.push(declination);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const declinations = (soldOf.get(id) ?? []).map((declination) => {
      const left = articlesLeft(takes(declination.row.id).parts);
      return declinationView(declination.row, left, row?.type ?? "OTHER", context);
    });
    if (!row || declinations.length === 0) return [];
    return [{ row, item: productItem(row, declinations, language) }];
  });
}

/** SQL for the rest of a stock: looked up for each, as a join would read the whole cellar. */
const inStock = (tx: Sql) =>
  sql<number | null>`(${tx
    .select({ quantity: stocks.quantity })
    .from(stocks)
    .where(eq(stocks.id, declinations.idStock))})`;

function productItem(
  { translations, ...row }: typeof products.$inferSelect,
  declinations: ProductItem["declinations"],
  language: LanguageCode,
): ProductItem {
  const { name, slug, summary, images } = translations[language];
  const { id, type, kind, reference, tags, vintage, appellation } = row;
  return {
    id,
    type,
    kind,
    reference,
    name,
    slug,
    summary,
    tags,
    image: images[0] ?? null,
    vintage,
    appellation,
    price: Math.min(...declinations.map(({ price }) => price)),
    declinations,
  };
}
