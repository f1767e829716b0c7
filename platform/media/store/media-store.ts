import { createHash } from "node:crypto";
import type { UploadedFile } from "@/lib/rules/site/uploaded-file";

/** Which file: whose site's it is, and its name, which says what is in it. */
export type MediaKey = Pick<UploadedFile, "idSite" | "name">;

/**
 * Where the files are that people put onto a site. Their names are made of their content
 * (`uploadedFile`), so that none ever changes, and the same one put twice is one. None is taken away:
 * a document that was issued names the logo of that day.
 */
export interface MediaStore {
  /** Keeps a file; once it answers, every process reads it. @throws MediaUnreachable */
  put(key: MediaKey, content: Uint8Array): Promise<void>;
  /** What is in a file; undefined where there is none. @throws MediaUnreachable */
  read(key: MediaKey): Promise<Uint8Array | undefined>;
}

/** The storage did not answer, or not as it should: try again later. */
export class MediaUnreachable extends Error {}

/** The name under which a file is kept: the hash of its content, and an ending that says what it is. */
export const nameOfContent = (content: Uint8Array, ending: "svg" | "png" | "webp"): string =>
  `${createHash("sha256").update(content).digest("hex")}.${ending}`;
