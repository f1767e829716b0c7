import { keptRead } from "@/platform/db/kept-read";
import { externalApps } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";

export const readExternalApps = keptRead(
  ["externalApps"],
  async (tx): Promise<readonly (typeof externalApps.$inferSelect)[]> =>
    tx.select().from(externalApps),
);

/** Tells whether an external app works for the site; one that it has never set up does not. */
export async function isAppActive(tx: Sql, app: string): Promise<boolean> {
  return (await readExternalApps(tx)).some((known) => known.app === app && known.isActive);
}
