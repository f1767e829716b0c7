import "server-only";
import type { Root } from "hast";
import { type Components, type ExtraProps, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { htmlSchema } from "@/lib/contract/html-schema";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { type Heading, markHeadings } from "./mark-headings";

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, htmlSchema);

/**
 * Renders HTML from the CMS as React elements. Elements outside the allow-list are dropped; so is a
 * text with more elements than may be read.
 * @param components React components to use for some elements; each is given its `node` too
 */
export function renderHtml(html: string, components: Partial<Components> = {}): ReactNode {
  const tree = readHtml(html);
  return tree ? shown(tree, components) : null;
}

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
 * Loads a picture as it comes near, unless the HTML wants it eagerly. React preloads an eager
 * picture for every page with a link to this one, unless it is in a `<picture>`.
 */
function LazyImage({ node, alt, ...image }: ComponentProps<"img"> & ExtraProps) {
  return <img loading="lazy" alt={alt} {...image} />;
}
