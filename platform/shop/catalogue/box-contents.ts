import { asc, eq, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Product } from "@/lib/contract/product";
import { briefLabel } from "@/lib/rules/shop/declination-label";
import { boxContents, declinations, products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

/** Reads what is in the boxes among some declinations; undefined where none is a box. */
export async function readBoxedArticles(
  tx: Sql,
  ids: number[],
  language: LanguageCode,
): Promise<Product["contents"]> {
  const rows = await tx
    .select({ content: boxContents, declination: declinations, product: products })
    .from(boxContents)
    .innerJoin(declinations, eq(declinations.id, boxContents.idDeclination))
    .innerJoin(products, eq(products.id, declinations.idProduct))
    .where(inArray(boxContents.idBox, ids))
    .orderBy(asc(boxContents.id));
  if (rows.length === 0) return undefined;
  const found: NonNullable<Product["contents"]> = {};
  for (const { content, declination, product } of rows) {
    const { name, slug } = product.translations[language];
    const chosen = declination.values.map(({ value }) => value[language]);
    const isSold = product.isActive && declination.isActive;
    const list = found[content.idBox] ?? [];
    list.push({
      idDeclination: declination.id,
      idProduct: product.id,
      quantity: content.quantity,
      name: briefLabel(name, chosen),
      ...(isSold && { slug }),
    });
    found[content.idBox] = list;
  }
  return found;
}
