import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { readSite } from "./read-site";

/** @throws ApiError CONFLICT on a site that is still being made: nothing is sold there */
export async function requireOpen(tx: Sql): Promise<void> {
  const site = await readSite(tx);
  if (site?.isBuilding) throw new ApiError("CONFLICT", "SITE_IN_BUILDING");
}
