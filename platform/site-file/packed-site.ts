import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { invalidFields } from "@/platform/http/api-error";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { SiteFile } from "./site-file";

const SITE = "site.json";
const MEDIA = "media/";

/** Bytes that a file may come to, unpacked: a small one could come to more than any memory. */
const MOST_JSON = 64_000_000;
const MOST_MEDIUM = 40_000_000;
const MOST_UNPACKED = 400_000_000;

/** Path of a file that a site's owner has uploaded. */
const UPLOADED = /\/media\/[1-9]\d{0,9}\/[0-9a-f]{64}\.[a-z0-9]{3,4}/g;

/** Lists the names of the uploaded files that a site's file speaks of. */
const uploadedNames = (json: string, idSite: number): string[] => {
  const files = (json.match(UPLOADED) ?? []).map(uploadedFile);
  return [...new Set(files.flatMap((file) => (file?.idSite === idSite ? [file.name] : [])))];
};

/** Packs a site's file and its uploaded files as a zip, a part at a time. */
export async function* packedSite(file: SiteFile, media: MediaStore): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const json = JSON.stringify(file);
  const site = new ZipDeflate(SITE);
  zip.add(site);
  site.push(Buffer.from(json), true);
  yield* parts.splice(0);
  for (const name of uploadedNames(json, file.site.id)) {
    const content = await media.read({ idSite: file.site.id, name });
    // One that is gone from the storage is missing on the site as well.
    if (!content) continue;
    const entry = new ZipPassThrough(`${MEDIA}${name}`);
    zip.add(entry);
    entry.push(content, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}

export interface UnpackedSite {
  /** Text of the site's file, as it was written. */
  json: string;
  /** Contents of the uploaded files, by their names. */
  media: Map<string, Uint8Array>;
}

/** @throws ApiError INVALID_FIELDS at `file` for what is no file of a site */
export function unpackSite(packed: Uint8Array): UnpackedSite {
  const entries = unpackedEntries(packed);
  const { [SITE]: site, ...others } = entries;
  if (!site) throw invalidFields({ file: "SITE_FILE_INVALID" });
  const media = Object.entries(others).map(
    ([path, content]) => [path.slice(MEDIA.length), content] as const,
  );
  return { json: Buffer.from(site).toString("utf8"), media: new Map(media) };
}

function unpackedEntries(packed: Uint8Array): Record<string, Uint8Array> {
  let left = MOST_UNPACKED;
  try {
    return unzipSync(packed, {
      filter: ({ name, originalSize }) => {
        if (name !== SITE && !name.startsWith(MEDIA)) return false;
        left -= originalSize;
        const most = name === SITE ? MOST_JSON : MOST_MEDIUM;
        if (originalSize > most || left < 0) throw invalidFields({ file: "SITE_FILE_TOO_LARGE" });
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Error && error.name === "ApiError") throw error;
    throw invalidFields({ file: "SITE_FILE_INVALID" });
  }
}
