import { eq } from "drizzle-orm";
import { z } from "zod";
import { componentConfSchema } from "@/lib/contract/component";
import {
  addressesSchema,
  addressQuerySchema,
  pageDetailSchema,
  pagePlaceSchema,
} from "@/lib/contract/page";
import { components } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readPageAddresses } from "./page-addresses";
import { readPage } from "./page-detail";
import { readPageMenu } from "./page-menu";
import { readPagePlace } from "./page-place";
import { pageMenuDocumented, pageTreesDocumented } from "./page-tree-schema";
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

const menu = route({
  name: "getPageMenu",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/menu",
  summary: "What the frame of every page needs of the others: the menu, home, pages with a role",
  responses: responses(pageMenuDocumented, "In the caller's language"),
});

const place = route({
  name: "getPagePlace",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/at",
  summary: "The page at a path, and those above it",
  request: { query: z.object({ path: z.string().max(2000) }) },
  responses: responses(pagePlaceSchema, "In the caller's language; `path` is without its prefix"),
});

const addresses = route({
  name: "getPageAddresses",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/address",
  summary: "The paths of all pages that are shown, part by part",
  request: { query: addressQuerySchema },
  responses: responses(addressesSchema, "The oldest first"),
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
    .answer(menu, ({ tx, language }) => readPageMenu(tx, language))
    .answer(place, async ({ tx, language }, { query }) => {
      const found = await readPagePlace(tx, query.path, language);
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    })
    .answer(addresses, ({ tx }, { query }) => readPageAddresses(tx, query))
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
