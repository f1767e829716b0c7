import { and, asc, isNotNull } from "drizzle-orm";
import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Sql } from "@/platform/db/database";
import { companyAddress } from "@/platform/db/schema/people";

/** Where the company is, if it says so. */
export async function readOffice(tx: Sql): Promise<Point | undefined> {
  const [address] = await tx
    .select({ lat: companyAddress.lat, lng: companyAddress.lng })
    .from(companyAddress)
    .where(and(isNotNull(companyAddress.lat), isNotNull(companyAddress.lng)))
    .orderBy(asc(companyAddress.id))
    .limit(1);
  const { lat = null, lng = null } = address ?? {};
  return lat === null || lng === null ? undefined : { lat, lng };
}
