import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/database";
import { Refusal } from "@/platform/http/api-error";
import { type ProductRead, readProducts } from "./read-products";

/** A product that the shop sells. @throws Refusal NOT_FOUND */
export async function findProduct(
  tx: Sql,
  id: number,
  language: LanguageCode,
): Promise<ProductRead> {
  const [found] = await readProducts(tx, [id], language);
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}
