/** Path of an uploaded file: its name is the SHA-256 of its content. */
const PATH = /^\/media\/([1-9]\d{0,9})\/([0-9a-f]{64}\.(svg|png|webp|mp4|webm|pdf))$/;

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
};

export type UploadEnding = "svg" | "png" | "webp" | "mp4" | "webm" | "pdf";

export interface UploadedFile {
  idSite: number;
  /** Such as `<hash>.webp`. */
  name: string;
  contentType: string;
}

/**
 * Returns the file at a path of the site; undefined for any other path, also one of a file that the
 * site brings along (`/media/72/logo.svg`). No other name ever reaches the disk or the storage.
 */
export function uploadedFile(path: string): UploadedFile | undefined {
  const [, idSite, name, ending = ""] = PATH.exec(path) ?? [];
  const contentType = TYPES[ending];
  return name && contentType ? { idSite: Number(idSite), name, contentType } : undefined;
}

export const uploadedPath = ({ idSite, name }: Pick<UploadedFile, "idSite" | "name">): string =>
  `/media/${idSite}/${name}`;

/** Tells whether a file is sent in parts, as browsers request videos. */
export const isSentInParts = ({ contentType }: Pick<UploadedFile, "contentType">): boolean =>
  contentType.startsWith("video/") || contentType === "application/pdf";
