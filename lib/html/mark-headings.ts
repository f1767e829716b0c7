import type { Element, Nodes, Root } from "hast";
import { slug } from "@/lib/rules/text/slug";

export interface Heading {
  id: string;
  text: string;
}

export function markHeadings(tree: Root): Heading[] {
  const taken = new Map<string, number>();
  return tree.children
    .filter((node): node is Element => node.type === "element" && node.tagName === "h2")
    .map((node) => {
      const text = textOf(node).trim();
      const name = slug(text).replace(/^-|-$/g, "") || "part";
      const times = (taken.get(name) ?? 0) + 1;
      taken.set(name, times);
      const id = times > 1 ? `${name}-${times}` : name;
      node.properties.id = id;
      return { id, text };
    });
}

const textOf = (node: Nodes): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";
