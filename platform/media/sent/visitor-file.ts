import { randomBytes } from "node:crypto";
import { mediumName } from "@/lib/rules/site/medium-name";
import type { MediaStore } from "@/platform/media/store/media-store";
import { prepareSentFile } from "./prepare-sent-file";

/** File that a visitor has sent, before anything names it. */
export interface VisitorFile {
  field: string;
  /** Name of the saved file: its ending follows the content, not the visitor's name for it. */
  name: string;
  content: Uint8Array;
}

/**
 * Reads a file that a visitor has sent, without what it tells besides.
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export async function readSentFile(field: string, file: File): Promise<VisitorFile> {
  const { content, ending } = await prepareSentFile(new Uint8Array(await file.arrayBuffer()));
  return { field, content, name: `${mediumName(file.name) || field}.${ending}` };
}

/** Draws a name that no path of the site leads to (`uploadedFile`), and that nobody guesses. */
const privateName = () => `form-${randomBytes(24).toString("hex")}`;

/** Stores files out of visitors' reach. @returns each one's name @throws MediaUnreachable */
export async function storeVisitorFiles(
  media: MediaStore,
  idSite: number,
  files: readonly VisitorFile[],
): Promise<string[]> {
  const names: string[] = [];
  try {
    for (const { content } of files) {
      const name = privateName();
      names.push(name);
      await media.put({ idSite, name }, content);
    }
  } catch (error) {
    await dropVisitorFiles(media, idSite, names);
    throw error;
  }
  return names;
}

/** Deletes files that nothing names; if out of reach they stay, under unknown names. */
export async function dropVisitorFiles(
  media: MediaStore,
  idSite: number,
  names: readonly string[],
): Promise<void> {
  await Promise.allSettled(names.map((name) => media.remove({ idSite, name })));
}
