import { sql } from "drizzle-orm";
import { DEMO_MEASURE_PATH } from "@/lib/rules/consent/demo-measure";
import type { Database } from "@/platform/db/database";
import { parameters } from "@/platform/db/schema/site-look";

/** The demonstration site whose visits are measured. */
const MEASURED_SITE = 72;

/** Gives a new demonstration its own measuring tool, so that there is something to refuse. */
export async function measureDemonstration(
  { everySite }: Database,
  idSites: number[],
): Promise<void> {
  if (!idSites.includes(MEASURED_SITE)) return;
  await everySite
    .insert(parameters)
    .values([
      { idSite: MEASURED_SITE, type: "MATOMO_URL", value: DEMO_MEASURE_PATH },
      { idSite: MEASURED_SITE, type: "MATOMO_SITE_ID", value: String(MEASURED_SITE) },
    ])
    .onConflictDoUpdate({
      target: [parameters.idSite, parameters.type],
      set: { value: sql`excluded.value` },
    });
}
