import { variationListSchema } from "@/lib/contract/variation";
import { variations } from "@/platform/db/schema/content";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";

const list = route({
  name: "getVariations",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/variation",
  summary: "The properties by which declinations of a product differ (§3 Product)",
  responses: responses(variationListSchema, "Every variation of the site"),
});

export function variationRouter() {
  return newRouter().answer(list, async ({ tx, language }) => {
    const rows = await tx.select().from(variations).orderBy(variations.id);
    const items = rows.map(({ id, translations }) => ({ id, ...translations[language] }));
    return { variations: items, total: items.length };
  });
}
