import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { htmlSchema } from "@/lib/contract/html-schema";

const sanitiser = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, htmlSchema)
  .use(rehypeStringify);

/** Removes from HTML all that the allow-list does not name. */
export const sanitisedHtml = (html: string): string => String(sanitiser.processSync(html));
