import { z } from "@hono/zod-openapi";
import { type Page, pageDetailSchema } from "@/lib/contract/page";

/** Contract's page, with the name by which the document can refer to it from within itself. */
const page: z.ZodType<Page> = pageDetailSchema
  .omit({ content: true, customHeader: true, customFooter: true })
  .extend({
    get children() {
      return z.array(page);
    },
  })
  .openapi("Page");

const line = pageDetailSchema.omit({ content: true, customHeader: true, customFooter: true });
const pageTree = z.object({ pages: z.array(page), rightFixed: z.array(page) });

/** `pageTrees` of the contract as the document can show it: pages hold pages without end. */
export const pageTreesDocumented = z.object({ fr_FR: pageTree, en: pageTree });

/** `pageMenu` of the contract likewise. */
export const pageMenuDocumented = pageTree.extend({
  home: line.nullable(),
  roles: z.array(line),
});
