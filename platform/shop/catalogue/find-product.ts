import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { type ProductRead, readProducts } from "./read-products";

/** Finds a product that the shop sells. @throws ApiError NOT_FOUND */
export async function findProduct(
  tx: Sql,
  id: number,
  language: LanguageCode,
): Promise<ProductRead> {
  const [found] = await readProducts(tx, [id], language);
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}
