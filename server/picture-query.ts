import { type UploadedFile, uploadedFile } from "@/lib/rules/site/uploaded-file";

/** Widths that pages ask for, as `next.config.ts` and Next have them: no other is made. */
const WIDTHS = new Set([32, 48, 64, 96, 128, 256, 384, 480, 768, 996, 1200, 1600, 2400]);

/** Quality that pages ask for; there is no other. */
const QUALITY = "75";

export interface SizedPicture extends UploadedFile {
  path: string;
  width: number;
}

/** Reads the request for an uploaded picture; undefined for anything else. */
export function sizedPicture(url: string): SizedPicture | undefined {
  const { searchParams } = new URL(url, "http://site.invalid");
  const [path = ""] = searchParams.getAll("url");
  const file = uploadedFile(path);
  const width = Number(searchParams.get("w"));
  const isAsked = searchParams.size === 3 && WIDTHS.has(width) && searchParams.get("q") === QUALITY;
  if (!file || !isAsked || !/^image\/(?:png|webp)$/.test(file.contentType)) return undefined;
  return { ...file, path, width };
}
