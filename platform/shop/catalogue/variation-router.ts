import { variationListSchema } from "@/lib/contract/variation";
import { variations } from "@/platform/db/schema/content";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const list = route({
  name: "getVariations",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/variation",
  summary: "The properties by which declinations of a product differ (§3 Product)",
  responses: responses(variationListSchema, "Every variation of the site"),
});

export function variationRouter({ database }: Services) {
  return newRouter().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const rows = await database.inSite(idSite, (tx) =>
      tx.select().from(variations).orderBy(variations.id),
    );
    const variationItems = rows.map(({ id, translations }) => ({ id, ...translations[language] }));
    return c.json(ok({ variations: variationItems, total: variationItems.length }), 200);
  });
}
