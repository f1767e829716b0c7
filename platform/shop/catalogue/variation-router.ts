import { variationList } from "@/lib/contract/variation";
import { variation } from "@/platform/db/schema/content";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const list = route({
  access: "ANYONE",
  method: "get",
  path: "/variation",
  summary: "The properties by which declinations of a product differ (§3 Product)",
  responses: answers(variationList, "Every variation of the site"),
});

export function variationArea({ database }: Services) {
  return newArea().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const rows = await database.inSite(idSite, (tx) =>
      tx.select().from(variation).orderBy(variation.id),
    );
    const variations = rows.map(({ id, translations }) => ({ id, ...translations[language] }));
    return c.json(ok({ variations, total: variations.length }), 200);
  });
}
