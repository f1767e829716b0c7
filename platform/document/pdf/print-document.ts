import type { DocumentData } from "@/platform/db/schema/document-data";
import type { UploadedPictures } from "./document-logo";
import { renderDocument } from "./render-document";
import { renderSheet } from "./render-sheet";
import type { SheetData } from "./sheet-data";

/** What can be printed: a document, or the technical sheet of a product. */
export type PrintableDocument = DocumentData | SheetData;

/** A document as PDF; a server uses `startDocumentPrinter`. */
export const printDocument = (
  data: PrintableDocument,
  uploaded?: UploadedPictures,
): Promise<Uint8Array> =>
  data.kind === "PRODUCT_SHEET" ? renderSheet(data, uploaded) : renderDocument(data, uploaded);
