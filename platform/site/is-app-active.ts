import { and, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { externalApps } from "@/platform/db/schema/site-look";

/** Whether an external app works for the site; one that it has never set up does not. */
export async function isAppActive(tx: Sql, app: string): Promise<boolean> {
  const active = and(eq(externalApps.app, app), eq(externalApps.isActive, true));
  return (await tx.select({ id: externalApps.id }).from(externalApps).where(active)).length > 0;
}
