import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { UploadedPictures } from "./document-logo";
import type { PrintableDocument } from "./print-document";

/**
 * Reads the pictures of a document that were uploaded to the site. While the storage is out of
 * reach the document has to wait: its first printing is kept, and would be without its logo for
 * good.
 * @throws MediaUnreachable
 */
export async function readUploadedPictures(
  media: Pick<MediaStore, "read">,
  data: PrintableDocument,
): Promise<UploadedPictures> {
  const paths = [data.look.logo, data.kind === "PRODUCT_SHEET" ? data.picture : null];
  const pictures: Record<string, Uint8Array> = {};
  for (const path of paths) {
    const file = path === null ? undefined : uploadedFile(path);
    const content = file && (await media.read(file));
    if (path !== null && content) pictures[path] = content;
  }
  return pictures;
}
