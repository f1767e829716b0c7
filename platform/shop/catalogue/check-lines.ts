import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/database";
import type { InvalidField } from "@/platform/http/api-error";
import { cartLineError } from "./line-error";
import { readShopLines, type ShopLine } from "./shop-lines";

/**
 * What is to be bought, at today's prices, and what is wrong with it, each at its place in
 * `products`. Something that is asked for twice is refused: it has one quantity.
 * @param products `id` is the declination's
 */
export async function checkLines(
  tx: Sql,
  products: { id: number; quantity: number }[],
  language: LanguageCode,
): Promise<{ lines: ShopLine[]; wrong: Record<string, InvalidField> }> {
  const lines = await readShopLines(tx, products, language);
  const found = new Map(lines.map((line) => [line.declination.id, line]));
  const wrong: Record<string, InvalidField> = {};
  const seen = new Set<number>();
  for (const [index, { id }] of products.entries()) {
    const line = found.get(id);
    const fault = line ? cartLineError(line) : "NO_LONGER_SOLD";
    if (seen.has(id)) wrong[`products.${index}`] = "PRODUCT_TWICE";
    else if (fault) wrong[`products.${index}`] = fault;
    seen.add(id);
  }
  return { lines, wrong };
}
