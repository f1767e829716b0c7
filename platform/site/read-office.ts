import { and, asc, isNotNull } from "drizzle-orm";
import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Sql } from "@/platform/db/database";
import { companyAddresses } from "@/platform/db/schema/people";

/** Where the company is, if it says so. */
export async function readOffice(tx: Sql): Promise<Point | undefined> {
  const [address] = await tx
    .select({ lat: companyAddresses.lat, lng: companyAddresses.lng })
    .from(companyAddresses)
    .where(and(isNotNull(companyAddresses.lat), isNotNull(companyAddresses.lng)))
    .orderBy(asc(companyAddresses.id))
    .limit(1);
  const { lat = null, lng = null } = address ?? {};
  return lat === null || lng === null ? undefined : { lat, lng };
}
