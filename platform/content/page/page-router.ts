import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/page";
import { componentConfSchema } from "@/lib/contract/component";
import { components } from "@/platform/db/schema/content";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readFormerPaths } from "./former-paths";
import { readPageAddresses } from "./page-addresses";
import { readPage } from "./page-detail";
import { readPageMenu } from "./page-menu";
import { readPagePlace } from "./page-place";
import { pageMenuDocumented, pageTreesDocumented } from "./page-tree-schema";
import { readPageTrees } from "./page-trees";

export function pageRouter({ log }: Services) {
  return newRouter()
    .answer({ ...calls.getPageTrees, answer: pageTreesDocumented }, ({ tx }) => readPageTrees(tx))
    .answer({ ...calls.getPageMenu, answer: pageMenuDocumented }, ({ tx, language }) =>
      readPageMenu(tx, language),
    )
    .answer(calls.getPagePlace, async ({ tx, language }, { query }) => {
      const found = await readPagePlace(tx, query.path, language);
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    })
    .answer(calls.getPageAddresses, ({ tx, now }, { query }) => readPageAddresses(tx, query, now))
    .answer(calls.getFormerPaths, ({ tx }) => readFormerPaths(tx))
    .answer(calls.getPage, async ({ tx, language }, { param }) => {
      const page = await readPage(tx, param.id, language);
      if (!page) throw new ApiError("NOT_FOUND");
      return page;
    })
    .answer(calls.getComponentConf, async ({ tx, idSite, language }, { param: { slug } }) => {
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
