import { eq } from "drizzle-orm";
import { z } from "zod";
import { componentConf } from "@/lib/contract/component";
import { pageDetail } from "@/lib/contract/page";
import { component } from "@/platform/db/schema/content";
import { Refusal } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readPage } from "./page-detail";
import { pageTreesDocumented } from "./page-tree-schema";
import { readPageTrees } from "./page-trees";

const trees = route({
  access: "ANYONE",
  method: "get",
  path: "/page",
  summary: "The pages of the site, per locale (§3 Page)",
  responses: answers(pageTreesDocumented, "For each locale, the tree and the right-fixed pages"),
});

const detail = route({
  access: "ANYONE",
  method: "get",
  path: "/page/{id}",
  summary: "A page with what it shows",
  request: {
    params: z.object({
      id: integerParam(),
    }),
  },
  responses: answers(pageDetail, "The page in the caller's language"),
});

const conf = route({
  access: "ANYONE",
  method: "get",
  path: "/component/conf/{slug}",
  summary: "A configured block of a page",
  request: { params: z.object({ slug: z.string().min(1).max(120) }) },
  responses: answers(componentConf, "The block's type and settings in the caller's language"),
});

export function pageArea({ database, log }: Services) {
  return newArea()
    .openapi(trees, async (c) => {
      return c.json(ok(await database.inSite(c.var.idSite, readPageTrees)), 200);
    })
    .openapi(detail, async (c) => {
      const { idSite, language } = c.var;
      const { id } = c.req.valid("param");
      const found = await database.inSite(idSite, (tx) => readPage(tx, id, language));
      if (!found) throw new Refusal("NOT_FOUND");
      return c.json(ok(found), 200);
    })
    .openapi(conf, async (c) => {
      const { idSite, language } = c.var;
      const { slug } = c.req.valid("param");
      const [row] = await database.inSite(idSite, (tx) =>
        tx.select().from(component).where(eq(component.slug, slug)),
      );
      if (!row) throw new Refusal("NOT_FOUND");
      const read = componentConf.safeParse({ slug, type: row.type, conf: row.conf[language] });
      if (!read.success) {
        log.error({ idSite, slug, issues: read.error.issues }, "component is misconfigured");
        throw new Refusal("NOT_FOUND");
      }
      return c.json(ok(read.data), 200);
    });
}
