import type { Sql } from "@/platform/db/database";
import { sites } from "@/platform/db/schema/site";
import { ApiError } from "@/platform/http/api-error";

/** @throws ApiError NOT_FOUND on a site that sells nothing online (§3 isECommerce) */
export async function requireShop(tx: Sql): Promise<void> {
  const [found] = await tx.select({ isShop: sites.isECommerce }).from(sites);
  if (!found?.isShop) throw new ApiError("NOT_FOUND");
}
