import type { PDFPageProxy } from "pdfjs-dist";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Element of a PDF's structure with its text, as a screen reader meets it. */
export interface ReadPart {
  tag: string;
  text: string;
  alt?: string;
  parts: ReadPart[];
}

type Tree = { role?: string; alt?: string; children?: Tree[]; type?: string; id?: string };

/**
 * Reads the structure of a PDF, page after page, with its language and title; `untagged` is text
 * that is neither in it nor marked as decoration.
 */
export async function pdfStructure(pdf: Uint8Array) {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: ReadPart[] = [];
  const untagged: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = await markedTexts(page, untagged);
    const tree = (await page.getStructTree()) as Tree | null;
    if (tree) pages.push(partOf(tree, texts));
  }
  const { info } = await document.getMetadata();
  const markInfo = await document.getMarkInfo();
  const preferences = await document.getViewerPreferences();
  await reading.destroy();
  return {
    pages,
    untagged,
    isTagged: markInfo?.Marked === true,
    showsTitle: (preferences as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
    info: info as Record<string, unknown>,
  };
}

/** Lists the elements of a part in the order in which they are read. */
export const inOrder = (part: ReadPart): ReadPart[] => [part, ...part.parts.flatMap(inOrder)];

async function markedTexts(page: PDFPageProxy, untagged: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ("str" in item) {
      const within = open.findLast((one) => one !== null);
      const end = item.hasEOL ? " " : "";
      if (within === undefined) untagged.push(item.str);
      else texts.set(within, (texts.get(within) ?? "") + item.str + end);
    } else if (item.type === "endMarkedContent") open.pop();
    else
      open.push(item.id ?? ((item as { tag?: string }).tag === "Artifact" ? "decoration" : null));
  }
  return texts;
}

function partOf({ role = "", alt, children = [] }: Tree, texts: Map<string, string>): ReadPart {
  const own = children.flatMap(({ type, id }) => (type === "content" && id ? texts.get(id) : []));
  const parts = children.filter(({ type }) => type !== "content");
  return {
    tag: role,
    text: own.join(" ").replaceAll(/\s+/g, " ").trim(),
    ...(alt ? { alt } : {}),
    parts: parts.map((one) => partOf(one, texts)),
  };
}
