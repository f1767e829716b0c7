import { asc } from "drizzle-orm";
import type { z } from "zod";
import {
  type Addresses,
  type addressQuerySchema,
  MOST_PICTURES,
  MOST_PICTURES_TOLD,
} from "@/lib/contract/page";
import { productPath } from "@/lib/rules/shop/product-path";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { countSold } from "./list-products";
import { readProductChanges } from "./product-changes";
import { isSold } from "./product-listing";

/** Reads a part of the paths of the sheets of all products on sale, in each language. */
export async function readProductAddresses(
  tx: Sql,
  { nbItem, page }: z.output<typeof addressQuerySchema>,
): Promise<Addresses> {
  const rows = await tx
    .select({ id: products.id, translations: products.translations, changedAt: products.changedAt })
    .from(products)
    .where(isSold)
    .orderBy(asc(products.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const changes = await readProductChanges(tx, rows);
  let left = MOST_PICTURES_TOLD;
  const picturesOf = ({ images }: Translation): string[] => {
    const pictures = images
      .filter(({ kind }) => kind !== "VIDEO")
      .map(({ src }) => src)
      .slice(0, Math.min(MOST_PICTURES, left));
    left -= pictures.length;
    return pictures;
  };
  return {
    addresses: rows.map(({ id, changedAt, translations: { fr_FR, en } }) => {
      const at = (changes.get(id) ?? changedAt).toISOString();
      return {
        id,
        role: null,
        paths: { fr_FR: productPath({ id, ...fr_FR }), en: productPath({ id, ...en }) },
        changedAt: { fr_FR: at, en: at },
        pictures: { fr_FR: picturesOf(fr_FR), en: picturesOf(en) },
      };
    }),
    total: await countSold(tx),
  };
}

type Translation = (typeof products.$inferSelect)["translations"]["fr_FR"];
