import { uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import { type MediaStore, nameOfContent } from "@/platform/media/store/media-store";
import type { PreparedMedium } from "./prepared-medium";

/** Bytes that are read at once of a file that is put back. */
const PART = 4_000_000;

/** Keeps the file of a medium. @returns the path by which it is served @throws MediaUnreachable */
export async function storeFile(
  media: MediaStore,
  idSite: number,
  { content, ending }: PreparedMedium,
): Promise<string> {
  const key = { idSite, name: nameOfContent(content, ending) };
  await media.put(key, content);
  return uploadedPath(key);
}

/** Keeps it again where `removeFile` has removed the same file before the row was there. */
export async function ensureStored(
  media: MediaStore,
  src: string,
  { content }: PreparedMedium,
): Promise<void> {
  const file = uploadedFile(src);
  if (!file || (await media.readPart(file, { from: 0, length: 1 }))) return;
  await media.put(file, content);
}

/**
 * Deletes a file that no row of the site names. A file named again meanwhile is put back; a caller
 * that names it later finds it missing, and keeps it again.
 * @param isNamed asked before and after
 * @throws MediaUnreachable
 */
export async function removeFile(
  media: MediaStore,
  src: string,
  isNamed: () => Promise<boolean>,
): Promise<void> {
  const file = uploadedFile(src);
  if (!file || (await isNamed())) return;
  const content = await readWhole(media, file);
  await media.remove(file);
  if (content && (await isNamed())) await media.put(file, content);
}

async function readWhole(
  media: MediaStore,
  file: { idSite: number; name: string },
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  for (let from = 0, total = 1; from < total; ) {
    const part = await media.readPart(file, { from, length: PART });
    if (!part || part.content.length === 0) return undefined;
    parts.push(part.content);
    from += part.content.length;
    ({ total } = part);
  }
  return Buffer.concat(parts);
}
