import { eq } from "drizzle-orm";
import type { SiteData } from "@/demonstration/data/site-data";
import { insertAll } from "@/platform/db/insert-all";
import {
  awards,
  boxContents,
  declinations,
  products,
  stocks,
} from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { openStock } from "@/platform/db/stock-history";
import { seedReductions } from "./seed-reductions";

/**
 * Creates the stocks, the products in their order with their declinations, and their awards.
 * @param times.now instant at which they are written; some are reduced around it
 * @param times.soldSince instant at which their stocks and their usual prices began
 * @throws Error for a product, a stock or a variation that the site does not have
 */
export async function seedProducts(
  tx: Sql,
  { site, ...data }: SiteData,
  { now, soldSince }: { now: Date; soldSince: Date },
): Promise<void> {
  const idSite = site.id;
  const { products: productData = [], stocks: stockData = [], awards: awardData = [] } = data;
  for (const row of stockData) await openStock(tx, { ...row, idSite }, soldSince);
  await insertAll(
    productData.map(({ words, declinations: _, ...row }, order) => ({
      ...row,
      idSite,
      order,
      translations: words,
      changedAt: now,
    })),
    (rows) => tx.insert(products).values(rows),
  );
  const idsOf = async (table: typeof declinations | typeof products | typeof stocks) =>
    new Map(
      (await tx.select().from(table).where(eq(table.idSite, idSite))).map((row) => [
        row.reference,
        row.id,
      ]),
    );
  const productIds = await idsOf(products);
  const stockIds = await idsOf(stocks);
  const variationRows = await tx.select().from(variations).where(eq(variations.idSite, idSite));
  const variationIds = new Map(
    variationRows.map(({ id, translations }) => [translations.fr_FR.label, id]),
  );

  await insertAll(
    productData.flatMap(({ reference, declinations }) =>
      declinations.map(({ stock: stocked, values, contents: _, reduction: __, ...row }, order) => ({
        ...row,
        idSite,
        pricedAt: soldSince,
        order,
        idProduct: named(productIds, reference),
        idStock: stocked === null ? null : named(stockIds, stocked),
        values: values.map(({ variation: label, value }) => ({
          idVariation: named(variationIds, label),
          value,
        })),
      })),
    ),
    (rows) => tx.insert(declinations).values(rows),
  );
  const articleIds = await idsOf(declinations);
  await insertAll(
    productData.flatMap((product) =>
      product.declinations.flatMap(({ reference, contents = {} }) =>
        Object.entries(contents).map(([article, quantity]) => ({
          idSite,
          idBox: named(articleIds, reference),
          idDeclination: named(articleIds, article),
          quantity,
        })),
      ),
    ),
    (rows) => tx.insert(boxContents).values(rows),
  );
  await seedReductions(tx, idSite, { products: productData, now });
  await insertAll(
    awardData.map(({ product: reference, words: translations, ...row }) => ({
      ...row,
      idSite,
      translations,
      idProduct: named(productIds, reference),
    })),
    (rows) => tx.insert(awards).values(rows),
  );
}

function named(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The site has no « ${name} »`);
  return id;
}
