import { and, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { externalApp } from "@/platform/db/schema/site-look";

/** Whether an external app works for the site; one that it has never set up does not. */
export async function isAppActive(tx: Sql, app: string): Promise<boolean> {
  const active = and(eq(externalApp.app, app), eq(externalApp.isActive, true));
  return (await tx.select({ id: externalApp.id }).from(externalApp).where(active)).length > 0;
}
