import type { PaperData } from "@/platform/db/schema/document-data";
import type { SheetData } from "@/platform/document/sheet-data";
import { renderPaper } from "./render-document";
import { renderSheet } from "./render-sheet";

/** What can be printed: a paper, or the technical sheet of a product. */
export type DocumentData = PaperData | SheetData;

/** A document as PDF; a server uses `startPaperPrinter`. */
export const printDocument = (data: DocumentData): Promise<Uint8Array> =>
  data.kind === "PRODUCT_SHEET" ? renderSheet(data) : renderPaper(data);
