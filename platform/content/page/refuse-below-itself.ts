import { and, eq } from "drizzle-orm";
import { contentItems } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";

/**
 * Refuses to put a page below itself, or below one of those below it, in the working copies.
 * @param at the name of the field that says the page above
 * @throws ApiError INVALID_FIELDS
 */
export async function refuseBelowItself(
  tx: Sql,
  { id, idParent }: { id: number; idParent: number | null },
  at = "values.idParent",
): Promise<void> {
  const passed = new Set<number>();
  let above = idParent;
  while (above !== null && !passed.has(above)) {
    if (above === id) throw invalidFields({ [at]: "PAGE_BELOW_ITSELF" });
    passed.add(above);
    const [page]: { section: string | null }[] = await tx
      .select({ section: contentItems.section })
      .from(contentItems)
      .where(and(eq(contentItems.type, "page"), eq(contentItems.id, above)));
    above = page?.section ? Number(page.section) : null;
  }
}
