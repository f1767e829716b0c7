import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { Addresses, addressQuerySchema } from "@/lib/contract/page";
import { productPath } from "@/lib/rules/shop/product-path";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { countSold } from "./list-products";
import { isSold } from "./product-listing";

/** A part of the paths of the sheets of all products on sale, in each language. */
export async function readProductAddresses(
  tx: Sql,
  { nbItem, page }: z.output<typeof addressQuerySchema>,
): Promise<Addresses> {
  const rows = await tx
    .select({ id: products.id, translations: products.translations })
    .from(products)
    .where(isSold)
    .orderBy(asc(products.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    addresses: rows.map(({ id, translations: { fr_FR, en } }) => ({
      id,
      role: null,
      paths: { fr_FR: productPath({ id, ...fr_FR }), en: productPath({ id, ...en }) },
    })),
    total: await countSold(tx),
  };
}
