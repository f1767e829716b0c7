/** Where a file that somebody has put onto a site is served: its name is the SHA-256 of its content. */
const PATH = /^\/media\/([1-9]\d{0,9})\/([0-9a-f]{64}\.(svg|png|webp))$/;

/** What browsers are told that such files are, by the ending of their names. */
const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  webp: "image/webp",
};

/** A file that was put onto a site. */
export interface UploadedFile {
  idSite: number;
  /** Such as `<hash>.webp`. */
  name: string;
  contentType: string;
}

/**
 * The file at a path of the site; undefined for any other path, also one that the site brings along
 * (`/media/72/logo.svg`). No other name ever reaches the disk or the storage.
 */
export function uploadedFile(path: string): UploadedFile | undefined {
  const [, idSite, name, ending = ""] = PATH.exec(path) ?? [];
  const contentType = TYPES[ending];
  return name && contentType ? { idSite: Number(idSite), name, contentType } : undefined;
}

/** The path by which such a file is served. */
export const uploadedPath = ({ idSite, name }: Pick<UploadedFile, "idSite" | "name">): string =>
  `/media/${idSite}/${name}`;
