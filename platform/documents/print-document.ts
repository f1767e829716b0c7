import type { PaperData } from "./paper-data";
import { renderPaper } from "./render-paper";
import { renderSheet } from "./render-sheet";
import type { SheetData } from "./sheet-data";

/** What can be printed: a paper, or the technical sheet of a product. */
export type DocumentData = PaperData | SheetData;

/** A document as PDF; a server uses `startPaperPrinter`. */
export const printDocument = (data: DocumentData): Promise<Uint8Array> =>
  data.kind === "PRODUCT_SHEET" ? renderSheet(data) : renderPaper(data);
