import { eq } from "drizzle-orm";
import { z } from "zod";
import { componentConfSchema } from "@/lib/contract/component";
import { pageDetailSchema } from "@/lib/contract/page";
import { components } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readPage } from "./page-detail";
import { pageTreesDocumented } from "./page-tree-schema";
import { readPageTrees } from "./page-trees";

const trees = route({
  name: "getPageTrees",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page",
  summary: "The pages of the site, per locale (§3 Page)",
  responses: responses(pageTreesDocumented, "For each locale, the tree and the right-fixed pages"),
});

const detail = route({
  name: "getPage",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/{id}",
  summary: "A page with what it shows",
  request: {
    params: z.object({
      id: integerParam(),
    }),
  },
  responses: responses(pageDetailSchema, "The page in the caller's language"),
});

const conf = route({
  name: "getComponentConf",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/component/conf/{slug}",
  summary: "A configured block of a page",
  request: { params: z.object({ slug: z.string().min(1).max(120) }) },
  responses: responses(
    componentConfSchema,
    "The block's type and settings in the caller's language",
  ),
});

export function pageRouter({ database, log }: Services) {
  return newRouter()
    .openapi(trees, async (c) => {
      return c.json(ok(await database.inSite(c.var.idSite, readPageTrees)), 200);
    })
    .openapi(detail, async (c) => {
      const { idSite, language } = c.var;
      const { id } = c.req.valid("param");
      const found = await database.inSite(idSite, (tx) => readPage(tx, id, language));
      if (!found) throw new ApiError("NOT_FOUND");
      return c.json(ok(found), 200);
    })
    .openapi(conf, async (c) => {
      const { idSite, language } = c.var;
      const { slug } = c.req.valid("param");
      const [row] = await database.inSite(idSite, (tx) =>
        tx.select().from(components).where(eq(components.slug, slug)),
      );
      if (!row) throw new ApiError("NOT_FOUND");
      const read = componentConfSchema.safeParse({
        slug,
        type: row.type,
        conf: row.conf[language],
      });
      if (!read.success) {
        log.error({ idSite, slug, issues: read.error.issues }, "component is misconfigured");
        throw new ApiError("NOT_FOUND");
      }
      return c.json(ok(read.data), 200);
    });
}
