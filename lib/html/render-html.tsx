import "server-only";
import { type Components, type ExtraProps, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
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
  const ours = { img: LazyImage, ...components };
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: ours, passNode: true });
}

/**
 * A picture is fetched as it comes near, unless the HTML wants it eagerly. React has an eager one
 * fetched for every page that has a link to its own, but for those in a `<picture>`.
 */
function LazyImage({ node, alt, ...image }: ComponentProps<"img"> & ExtraProps) {
  return <img loading="lazy" alt={alt} {...image} />;
}
