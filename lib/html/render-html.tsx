import "server-only";
import type { Root } from "hast";
import { type Components, type ExtraProps, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { htmlSchema } from "./html-schema";
import { type Heading, markHeadings } from "./mark-headings";

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, htmlSchema);

/**
 * HTML from the CMS as React elements: what the allow-list does not name is gone, and so is all of what
 * has more in it than may be read.
 * @param components React components to use for some elements; each is given its `node` too
 */
export function renderHtml(html: string, components: Partial<Components> = {}): ReactNode {
  const tree = readHtml(html);
  return tree ? shown(tree, components) : null;
}

/** The same of a text with headings, each reached by its id; and which they are. */
export function renderHeadedHtml(
  html: string,
  components: Partial<Components> = {},
): { content: ReactNode; headings: Heading[] } {
  const tree = readHtml(html);
  if (!tree) return { content: null, headings: [] };
  const headings = markHeadings(tree);
  return { content: shown(tree, components), headings };
}

const readHtml = (html: string): Root | undefined =>
  isBoundedMarkup(html) ? parser.runSync(parser.parse(html)) : undefined;

function shown(tree: Root, components: Partial<Components>): ReactNode {
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
