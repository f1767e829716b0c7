import { uploadedPath } from "@/lib/rules/site/uploaded-file";
import { prepareMedium } from "@/platform/media/library/prepare-medium";
import { type MediaStore, nameOfContent } from "@/platform/media/store/media-store";
import type { UnpackedSite } from "./packed-site";

/** Files that were prepared for the library once: another time would only cost quality. */
const PREPARED = /\.webp$/;

/**
 * Stores the files of a site's file for a new site, each judged as one that is uploaded.
 * @returns the text of the file, with the new site's paths of them
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export async function takeInMedia(
  { json, media }: UnpackedSite,
  { from, to, store }: { from: number; to: number; store: MediaStore },
): Promise<string> {
  let text = json;
  for (const [name, content] of media) {
    const path = uploadedPath({ idSite: from, name });
    if (!json.includes(path)) continue;
    const prepared = await prepareMedium(content);
    const isSame = PREPARED.test(name) && prepared.ending === "webp";
    const kept = isSame ? content : prepared.content;
    const newName = nameOfContent(kept, prepared.ending);
    await store.put({ idSite: to, name: newName }, kept);
    text = text.replaceAll(path, uploadedPath({ idSite: to, name: newName }));
  }
  return text;
}
