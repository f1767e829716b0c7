import { invalidFields } from "@/platform/http/api-error";
import { isActingDocument } from "./acting-document";

/** Bytes before the end of a document in which the mark of its end must be. */
const END = 2_048;

/** Takes a PDF that is whole and only to be read. @throws ApiError INVALID_FIELDS of `image` */
export function readableDocument(source: Uint8Array): Uint8Array {
  const end = Buffer.from(source.subarray(-END)).toString("latin1");
  if (!end.includes("%%EOF")) throw invalidFields({ image: "PDF_UNREADABLE" });
  if (isActingDocument(source)) throw invalidFields({ image: "PDF_ACTS" });
  return source;
}
