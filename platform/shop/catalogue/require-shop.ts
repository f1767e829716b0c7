import type { Sql } from "@/platform/db/database";
import { site } from "@/platform/db/schema/site";
import { Refusal } from "@/platform/http/api-error";

/** @throws Refusal NOT_FOUND on a site that sells nothing online (§3 isECommerce) */
export async function requireShop(tx: Sql): Promise<void> {
  const [found] = await tx.select({ isShop: site.isECommerce }).from(site);
  if (!found?.isShop) throw new Refusal("NOT_FOUND");
}
