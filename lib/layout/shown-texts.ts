import type { ElementContent, RootContent } from "hast";
import { type SaidLayout, TEXT_KEY } from "./layout";
import { isElement, propertyText, readLayoutHtml, readPageHtml } from "./layout-tree";

/** Text of a layout as a page shows it, without its blanks, and the element that it stands in. */
export interface ShownText {
  key: string;
  tag: string;
  words: string;
}

/** Lists the texts of a layout from the top; those without words are left out. */
export function shownTexts({ html, texts }: SaidLayout): ShownText[] {
  const said = new Map(texts.map(({ key, text }) => [key, text ?? ""]));
  const textsIn = (node: RootContent | ElementContent): ShownText[] => {
    if (!isElement(node)) return [];
    const key = propertyText(node, TEXT_KEY);
    if (!key) return node.children.flatMap(textsIn);
    const words = wordsOf(readPageHtml(said.get(key) ?? ""));
    return words ? [{ key, tag: node.tagName, words }] : [];
  };
  return readLayoutHtml(html ?? "").children.flatMap(textsIn);
}

function wordsOf(node: { children: (RootContent | ElementContent)[] }): string {
  return node.children
    .map((child) => (isElement(child) ? wordsOf(child) : child.type === "text" ? child.value : ""))
    .join("")
    .replace(/\s+/g, "");
}
