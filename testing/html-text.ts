import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse);
type Root = ReturnType<typeof parser.parse>;

/** Reads an HTML document: its pieces of text, and the targets of its links. */
export function htmlText(html: string): { texts: string[]; links: string[] } {
  const texts: string[] = [];
  const links: string[] = [];
  const read = (nodes: Root["children"]) => {
    for (const node of nodes) {
      if (node.type === "text" && node.value.trim()) texts.push(node.value.trim());
      if (node.type !== "element" || node.tagName === "head") continue;
      if (node.tagName === "a") links.push(String(node.properties.href));
      read(node.children);
    }
  };
  read(parser.parse(html).children);
  return { texts, links };
}
