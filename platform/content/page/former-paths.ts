import { and, desc, eq } from "drizzle-orm";
import { type FormerPaths, MOST_FORMER_PATHS } from "@/lib/contract/page";
import { formerPaths, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** Reads the former paths of pages, the last first, and their present ones. */
export async function readFormerPaths(tx: Sql): Promise<FormerPaths> {
  const former = await tx
    .select({ code: formerPaths.code, path: formerPaths.path, now: pageTranslations.url })
    .from(formerPaths)
    .leftJoin(
      pageTranslations,
      and(
        eq(pageTranslations.idPage, formerPaths.idPage),
        eq(pageTranslations.code, formerPaths.code),
      ),
    )
    .orderBy(desc(formerPaths.id))
    .limit(MOST_FORMER_PATHS);
  return { former };
}
