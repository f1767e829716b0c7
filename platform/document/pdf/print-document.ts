import type { DocumentData } from "@/platform/db/schema/document-data";
import type { TermsPaper } from "@/platform/db/schema/terms-paper";
import type { UploadedPictures } from "./document-logo";
import { renderDocument } from "./render-document";
import { renderSheet } from "./render-sheet";
import { renderTerms } from "./render-terms";
import type { SheetData } from "./sheet-data";

export type PrintableDocument = DocumentData | SheetData | TermsPaper;

/** Prints a document as PDF; a server uses `startDocumentPrinter`. */
export const printDocument = (
  data: PrintableDocument,
  uploaded?: UploadedPictures,
): Promise<Uint8Array> => {
  if (data.kind === "PRODUCT_SHEET") return renderSheet(data, uploaded);
  return data.kind === "TERMS" ? renderTerms(data, uploaded) : renderDocument(data, uploaded);
};
