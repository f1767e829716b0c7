import "server-only";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { htmlSchema } from "./html-schema";

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, htmlSchema);

/**
 * HTML from the CMS as React elements, in one pass: what the allow-list does not name is gone.
 * @param components React components to use for some elements; each is given its `node` too
 */
export function renderHtml(html: string, components: Partial<Components> = {}): ReactNode {
  const tree = parser.runSync(parser.parse(html));
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true });
}
