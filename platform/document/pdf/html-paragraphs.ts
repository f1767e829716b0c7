import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";

const parser = unified().use(rehypeParse, { fragment: true });
type Nodes = ReturnType<typeof parser.parse>["children"];

const BLOCKS = /^(p|li|h[1-6]|div|ul|ol|blockquote|section|table|tr|dt|dd|br)$/;
const SILENT = /^(script|style|template|svg)$/;
const CELLS_APART = " · ";

export interface Paragraph {
  /** Number of the paragraph in the text: the first is 1. */
  place: number;
  text: string;
  isHeading: boolean;
}

/**
 * Reads the paragraphs of the CMS's HTML; an item of a list has its dash or its number, and the
 * cells of a row stand on one line. Forbidden elements give none.
 */
export function htmlParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let text = "";
  let mark = "";
  let isHeading = false;
  const end = () => {
    const read = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
    if (read) {
      paragraphs.push({ place: paragraphs.length + 1, text: `${mark}${read}`, isHeading });
      mark = "";
    }
    text = "";
    isHeading = false;
  };
  const read = (nodes: Nodes, list: string) => {
    let items = 0;
    for (const node of nodes) {
      if (node.type === "text") text += node.value;
      if (node.type !== "element" || SILENT.test(node.tagName)) continue;
      const isBlock = BLOCKS.test(node.tagName);
      if (isBlock) end();
      if (node.tagName === "li") mark = list === "ol" ? `${++items}. ` : "– ";
      if (/^t[dh]$/.test(node.tagName) && text.trim()) text += CELLS_APART;
      if (/^h[1-6]$/.test(node.tagName)) isHeading = true;
      read(node.children, node.tagName);
      if (isBlock) end();
      if (node.tagName === "li") mark = "";
    }
  };
  if (isBoundedMarkup(html)) read(parser.parse(html).children, "");
  end();
  return paragraphs;
}
