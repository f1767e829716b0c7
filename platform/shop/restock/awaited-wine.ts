import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { declinations } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { readProducts } from "@/platform/shop/catalogue/read-products";

export interface AwaitedWine {
  idProduct: number;
  slug: string;
  name: string;
  /** 'label : value - label : value' (§3). */
  declinationName: string;
  isSoldOut: boolean;
}

/** Reads a declination that somebody waits for; undefined where it is not sold any more. */
export async function readAwaitedWine(
  tx: Sql,
  idDeclination: number,
  language: LanguageCode,
): Promise<AwaitedWine | undefined> {
  const [sold] = await tx
    .select({ idProduct: declinations.idProduct })
    .from(declinations)
    .where(and(eq(declinations.id, idDeclination), eq(declinations.isActive, true)));
  if (!sold) return undefined;
  const [read] = await readProducts(tx, [sold.idProduct], language);
  const declination = read?.item.declinations.find(({ id }) => id === idDeclination);
  if (!read || !declination) return undefined;
  const { id: idProduct, slug, name } = read.item;
  const { name: declinationName, stock } = declination;
  return { idProduct, slug, name, declinationName, isSoldOut: stock.state === "OUT" };
}
