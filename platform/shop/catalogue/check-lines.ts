import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import type { InvalidField } from "@/platform/http/message-of";
import { cartLineError } from "./line-error";
import { readShopLines, type ShopLine } from "./shop-lines";

/**
 * Reads the lines to buy at today's prices, and their errors, each at its place in `products`. A
 * product that is asked for twice is refused: it has one quantity.
 * @param products `id` is the declination's
 */
export async function checkLines(
  tx: Sql,
  products: { id: number; quantity: number }[],
  language: LanguageCode,
): Promise<{ lines: ShopLine[]; errors: Record<string, InvalidField> }> {
  const lines = await readShopLines(tx, products, language);
  const found = new Map(lines.map((line) => [line.declination.id, line]));
  const errors: Record<string, InvalidField> = {};
  const seen = new Set<number>();
  for (const [index, { id }] of products.entries()) {
    const line = found.get(id);
    const error = line ? cartLineError(line) : "NO_LONGER_SOLD";
    if (seen.has(id)) errors[`products.${index}`] = "PRODUCT_TWICE";
    else if (error) errors[`products.${index}`] = error;
    seen.add(id);
  }
  return { lines, errors };
}
