import { eq } from "drizzle-orm";
import { z } from "zod";
import { componentConfSchema } from "@/lib/contract/component";
import { pageDetailSchema } from "@/lib/contract/page";
import { components } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
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

export function pageRouter({ log }: Services) {
  return newRouter()
    .answer(trees, ({ tx }) => readPageTrees(tx))
    .answer(detail, async ({ tx, language }, { param }) => {
      const page = await readPage(tx, param.id, language);
      if (!page) throw new ApiError("NOT_FOUND");
      return page;
    })
    .answer(conf, async ({ tx, idSite, language }, { param: { slug } }) => {
      const [component] = await tx.select().from(components).where(eq(components.slug, slug));
      if (!component) throw new ApiError("NOT_FOUND");
      const { type, conf } = component;
      const read = componentConfSchema.safeParse({ slug, type, conf: conf[language] });
      if (!read.success) {
        log.error({ idSite, slug, issues: read.error.issues }, "component is misconfigured");
        throw new ApiError("NOT_FOUND");
      }
      return read.data;
    });
}
