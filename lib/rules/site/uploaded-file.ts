/** Path of an uploaded file: its name is the SHA-256 of its content. */
const PATH = /^\/media\/([1-9]\d{0,9})\/([0-9a-f]{64}\.(svg|png|webp|mp4|webm|pdf))$/;

/** Path of a part of an uploaded photograph, in thousandths of its sides. */
const PART =
  /^(\/media\/[1-9]\d{0,9}\/)([0-9a-f]{64})\.((?:(?:0|[1-9]\d{0,3})-){3}[1-9]\d{0,3})\.webp$/;

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
  /** Of a part of a photograph: the photograph's own name, and the part. */
  crop?: { of: string; x: number; y: number; width: number; height: number };
}

/**
 * Returns the file at a path of the site; undefined for any other path, also one of a file that the
 * site brings along (`/media/72/logo.svg`). No other name ever reaches the disk or the storage.
 */
export function uploadedFile(path: string): UploadedFile | undefined {
  const [, folder, hash, numbers] = PART.exec(path) ?? [];
  if (numbers) {
    const whole = uploadedFile(`${folder}${hash}.webp`);
    const [x = 0, y = 0, width = 0, height = 0] = numbers.split("-").map(Number);
    if (!whole || width === 0 || x + width > 1000 || y + height > 1000) return undefined;
    const crop = { of: whole.name, x, y, width, height };
    return { ...whole, name: `${hash}.${numbers}.webp`, crop };
  }
  const [, idSite, name, ending = ""] = PATH.exec(path) ?? [];
  const contentType = TYPES[ending];
  return name && contentType ? { idSite: Number(idSite), name, contentType } : undefined;
}

export const uploadedPath = ({ idSite, name }: Pick<UploadedFile, "idSite" | "name">): string =>
  `/media/${idSite}/${name}`;

/** Tells whether a file is sent in parts, as browsers request videos. */
export const isSentInParts = ({ contentType }: Pick<UploadedFile, "contentType">): boolean =>
  contentType.startsWith("video/") || contentType === "application/pdf";
