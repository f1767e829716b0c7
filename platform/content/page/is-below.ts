import { eq } from "drizzle-orm";
import { pages } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** Tells whether a page is another one, or stands below it, where visitors read them. */
export async function isBelow(tx: Sql, id: number, above: number): Promise<boolean> {
  const passed = new Set<number>();
  let at: number | null = id;
  while (at !== null && !passed.has(at)) {
    if (at === above) return true;
    passed.add(at);
    const [page]: { idParent: number | null }[] = await tx
      .select({ idParent: pages.idParent })
      .from(pages)
      .where(eq(pages.id, at));
    at = page?.idParent ?? null;
  }
  return false;
}
