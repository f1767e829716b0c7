import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });
type Nodes = ReturnType<typeof parser.parse>["children"];

const BLOCKS = /^(p|li|h[1-6]|div|ul|ol|blockquote|section|table|tr|dt|dd|br)$/;
const SILENT = /^(script|style|template|svg)$/;

export interface Paragraph {
  /** Which of the text's paragraphs it is: the first is 1. */
  place: number;
  text: string;
  isHeading: boolean;
}

/** What one reads in HTML of the CMS, paragraph by paragraph; an item of a list has its dash. */
export function htmlParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let text = "";
  let isHeading = false;
  const end = () => {
    const read = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
    if (read && read !== "–") {
      paragraphs.push({ place: paragraphs.length + 1, text: read, isHeading });
    }
    text = "";
    isHeading = false;
  };
  const read = (nodes: Nodes) => {
    for (const node of nodes) {
      if (node.type === "text") text += node.value;
      if (node.type !== "element" || SILENT.test(node.tagName)) continue;
      const isBlock = BLOCKS.test(node.tagName);
      if (isBlock) end();
      if (node.tagName === "li") text = "– ";
      if (/^h[1-6]$/.test(node.tagName)) isHeading = true;
      read(node.children);
      if (isBlock) end();
    }
  };
  read(parser.parse(html).children);
  end();
  return paragraphs;
}
