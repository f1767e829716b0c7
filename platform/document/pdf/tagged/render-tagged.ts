import { buffer } from "node:stream/consumers";
import layOut from "@react-pdf/layout";
import draw from "@react-pdf/render";
import { type DocumentProps, Font, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { type LaidOut, tagLayout } from "./tag-layout";

type Told = Pick<DocumentProps, "title" | "author" | "creator" | "language"> &
  Pick<DocumentProps, "creationDate" | "modificationDate">;

/** The layout's own function, with the fonts that its types leave out. */
const layOutWith = layOut as unknown as (root: object, fonts: typeof Font) => Promise<LaidOut>;

/**
 * Renders a document as a tagged PDF, which a screen reader reads in order, with its language and
 * title (ADR 97). It does what the renderer of the layout does, and writes the structure between
 * the laying out and the drawing.
 */
export async function renderTagged(element: ReactElement<object>): Promise<Uint8Array> {
  const { container } = pdf(element as ReactElement<DocumentProps>);
  const root: LaidOut & { props: Told } = container.document;
  numberParts(root, { last: 0 });
  const { title, author, creator, language, creationDate, modificationDate } = root.props;
  const layout = await layOutWith(root, Font);
  const file = new PDFDocument({
    tagged: true,
    pdfVersion: "1.7",
    lang: language ?? "fr-FR",
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title ?? "",
      Author: author ?? "",
      Creator: creator ?? "",
      Producer: "react-pdf",
      CreationDate: creationDate ?? new Date(),
      ModificationDate: modificationDate ?? new Date(),
    },
  });
  tagLayout(file, layout);
  const written = buffer(file as unknown as NodeJS.ReadableStream);
  draw(file as never, layout as never);
  return written;
}

/** Numbers all parts, so that one that is broken by the end of a page is known again behind it. */
function numberParts(node: LaidOut, count: { last: number }): void {
  count.last += 1;
  node.props = { ...node.props, "data-part": count.last };
  for (const child of node.children ?? []) numberParts(child, count);
}
