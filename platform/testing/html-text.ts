import type { Nodes } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** What one reads in an HTML document: its pieces of text, and where its links lead. */
export function htmlText(html: string): { texts: string[]; links: string[] } {
  const texts: string[] = [];
  const links: string[] = [];
  const read = (node: Nodes) => {
    if (node.type === "text" && node.value.trim()) texts.push(node.value.trim());
    if (node.type !== "element" && node.type !== "root") return;
    if (node.type === "element" && node.tagName === "head") return;
    if (node.type === "element" && node.tagName === "a") links.push(String(node.properties.href));
    for (const child of node.children) read(child);
  };
  read(unified().use(rehypeParse).parse(html));
  return { texts, links };
}
