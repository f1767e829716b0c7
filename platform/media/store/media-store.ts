import { createHash } from "node:crypto";
import type { UploadEnding, UploadedFile } from "@/lib/rules/site/uploaded-file";

/** Key of a file: its site, and its name, which is made of its content. */
export type MediaKey = Pick<UploadedFile, "idSite" | "name">;

/**
 * Store of the files that people upload to a site. Their names are made of their content
 * (`uploadedFile`), so that none ever changes, and the same file uploaded twice is one. No logo is
 * removed: a document that was issued names the one of that day; a file that leaves the library is.
 */
export interface MediaStore {
  /** Keeps a file; once it answers, every process reads it. @throws MediaUnreachable */
  put(key: MediaKey, content: Uint8Array): Promise<void>;
  /** Reads a file; undefined where there is none. @throws MediaUnreachable */
  read(key: MediaKey): Promise<Uint8Array | undefined>;
  /** Reads some bytes, fewer at the end; undefined without a file. @throws MediaUnreachable */
  readPart(
    key: MediaKey,
    part: FilePart,
  ): Promise<{ content: Uint8Array; total: number } | undefined>;
  /** Deletes a file, or ignores a missing one. @throws MediaUnreachable */
  remove(key: MediaKey): Promise<void>;
}

export interface FilePart {
  from: number;
  length: number;
}

/** Thrown when the storage did not answer, or not as it should: try again later. */
export class MediaUnreachable extends Error {}

/** Names a file by the hash of its content, and an ending for its kind. */
export const nameOfContent = (content: Uint8Array, ending: UploadEnding): string =>
  `${createHash("sha256").update(content).digest("hex")}.${ending}`;
