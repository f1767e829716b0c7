import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { readAwaitedWine } from "@/platform/shop/restock/awaited-wine";

/** Reads which sold out wines an address waits for, and since when. */
export async function exportedRestock(tx: Sql, email: string, language: LanguageCode) {
  const requests = await tx
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.email, email))
    .orderBy(asc(restockRequests.id));
  const exported = [];
  for (const { idDeclination, createdAt } of requests) {
    const wine = await readAwaitedWine(tx, idDeclination, language);
    exported.push({ of: wine ? soldLabel(wine, language) : null, since: parisIso(createdAt) });
  }
  return exported;
}
