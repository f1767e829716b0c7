import type { SiteFeature } from "@/lib/contract/site";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { readSite } from "./read-site";

/** @throws ApiError NOT_FOUND on a site that does not have the feature */
export async function requireFeature(tx: Sql, feature: SiteFeature): Promise<void> {
  const site = await readSite(tx);
  if (!site?.features.includes(feature)) throw new ApiError("NOT_FOUND");
}
