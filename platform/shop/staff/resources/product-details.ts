import { arrayContains, eq, inArray, sql } from "drizzle-orm";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";

type ProductItem = AdminItem<typeof shopProductResource>;
type ProductRow = typeof products.$inferSelect;

/** Returns the columns of a product that its form writes as they are. */
export const detailsOf = (item: ProductItem) => ({
  appellation: item.appellation || null,
  vintage: item.vintage,
  alcohol: item.alcohol,
  grapeVarieties: item.grapeVarieties.map(({ name, percent }) => ({ name, percent })),
  mealIcons: item.mealIcons,
  tags: [...new Set(item.tags)],
  hasFile: item.hasFile,
});

/** Reads the products that some recommend, which name them by their references. */
export async function readRecommended(tx: Sql, rows: Pick<ProductRow, "recommended">[]) {
  const named = [...new Set(rows.flatMap(({ recommended }) => recommended))];
  const found =
    named.length === 0
      ? []
      : await tx
          .select({ id: products.id, reference: products.reference })
          .from(products)
          .where(inArray(products.reference, named));
  const ids = new Map(found.map(({ id, reference }) => [reference, id]));
  return (references: string[]): ProductItem["recommended"] =>
    references.flatMap((reference) => {
      const product = ids.get(reference);
      return product === undefined ? [] : [{ product }];
    });
}

/** Stores the products that one recommends. @throws ApiError INVALID_FIELDS for one that is not there */
export async function storeRecommended(
  tx: Sql,
  id: number,
  recommended: ProductItem["recommended"],
): Promise<void> {
  const ids = recommended.map(({ product }) => product);
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: products.id, reference: products.reference })
          .from(products)
          .where(inArray(products.id, ids));
  const references = new Map(found.map((row) => [row.id, row.reference]));
  throwIfInvalid(
    Object.fromEntries(
      ids.flatMap((product, place): [string, "INVALID" | "CHOSEN_TWICE"][] => {
        const at = `recommended.${place}.product`;
        if (product === id || !references.has(product)) return [[at, "INVALID"]];
        return ids.indexOf(product) < place ? [[at, "CHOSEN_TWICE"]] : [];
      }),
    ),
  );
  await tx
    .update(products)
    .set({ recommended: ids.flatMap((product) => references.get(product) ?? []) })
    .where(eq(products.id, id));
}

/** Has those that recommend a product name it by its new reference. */
export async function renameRecommended(tx: Sql, former: string, now: string): Promise<void> {
  if (former === now) return;
  await tx
    .update(products)
    .set({ recommended: sql`array_replace(${products.recommended}, ${former}, ${now})` })
    .where(arrayContains(products.recommended, [former]));
}
