import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { insertAll } from "@/platform/db/insert-all";
import { award, declination, product, stock } from "@/platform/db/schema/catalogue";
import { variation } from "@/platform/db/schema/content";
import type { SiteData } from "@/platform/demo/data/site-data";

/**
 * Creates the stocks, the products in their order with their declinations, and their awards.
 * @throws Error for a product, a stock or a variation that the site does not have
 */
export async function seedProducts(tx: Sql, { site, ...data }: SiteData): Promise<void> {
  const idSite = site.id;
  const { products = [], stocks = [], awards = [] } = data;
  await insertAll(
    stocks.map((row) => ({ ...row, idSite })),
    (rows) => tx.insert(stock).values(rows),
  );
  await insertAll(
    products.map(({ words, declinations: _, ...row }, order) => ({
      ...{ ...row, idSite, order, translations: words },
    })),
    (rows) => tx.insert(product).values(rows),
  );
  const idsOf = async (table: typeof product | typeof stock) =>
    new Map(
      (await tx.select().from(table).where(eq(table.idSite, idSite))).map((row) => [
        row.reference,
        row.id,
      ]),
    );
  const productIds = await idsOf(product);
  const stockIds = await idsOf(stock);
  const variations = await tx.select().from(variation).where(eq(variation.idSite, idSite));
  const variationIds = new Map(
    variations.map(({ id, translations }) => [translations.fr_FR.label, id]),
  );

  await insertAll(
    products.flatMap(({ reference, declinations }) =>
      declinations.map(({ stock: stocked, values, ...row }, order) => ({
        ...{ ...row, idSite, order },
        idProduct: named(productIds, reference),
        idStock: stocked === null ? null : named(stockIds, stocked),
        values: values.map(({ variation: label, value }) => ({
          idVariation: named(variationIds, label),
          value,
        })),
      })),
    ),
    (rows) => tx.insert(declination).values(rows),
  );
  await insertAll(
    awards.map(({ product: reference, words: translations, ...row }) => ({
      ...{ ...row, idSite, translations, idProduct: named(productIds, reference) },
    })),
    (rows) => tx.insert(award).values(rows),
  );
}

function named(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The site has no « ${name} »`);
  return id;
}
