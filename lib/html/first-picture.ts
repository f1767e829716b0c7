import type { Nodes } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { Picture } from "@/lib/contract/image";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";

const parser = unified().use(rehypeParse, { fragment: true });

/** Finds the first picture in HTML that states its size; undefined when there is none. */
export const firstPicture = (html: string): Picture | undefined =>
  isBoundedMarkup(html) ? pictureIn(parser.parse(html)) : undefined;

function pictureIn(node: Nodes): Picture | undefined {
  if (node.type === "element" && node.tagName === "img") {
    const { src, alt, width, height } = node.properties;
    const picture = { src: String(src ?? ""), alt: String(alt ?? "") };
    const size = { width: Number(width), height: Number(height) };
    if (picture.src && size.width > 0 && size.height > 0) return { ...picture, ...size };
  }
  for (const child of "children" in node ? node.children : []) {
    const picture = pictureIn(child);
    if (picture) return picture;
  }
  return undefined;
}
