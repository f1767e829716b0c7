import * as calls from "@/lib/contract/calls/variation";
import { variations } from "@/platform/db/schema/content";
import { newRouter } from "@/platform/http/router";

export function variationRouter() {
  return newRouter().answer(calls.getVariations, async ({ tx, language }) => {
    const rows = await tx.select().from(variations).orderBy(variations.id);
    const items = rows.map(({ id, translations }) => ({ id, ...translations[language] }));
    return { variations: items, total: items.length };
  });
}
