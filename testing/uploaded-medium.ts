import sharp from "sharp";
import type { KeptMedia, Medium } from "@/lib/contract/admin/medium";
import { media } from "@/platform/db/schema/medium";
import type { TestPlatform } from "./test-platform";

/** Makes a photograph of one colour, told apart from others by it. */
export const aPhoto = (
  background = "#7a1f2b",
  { width = 60, height = 40 }: { width?: number; height?: number } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Builds the form that puts files into the library: one alone, or several. */
export function mediaForm(...files: [content: Uint8Array | string, name: string][]): FormData {
  const form = new FormData();
  for (const [content, name] of files) {
    const part = new Blob([typeof content === "string" ? content : new Uint8Array(content)]);
    form.append(files.length === 1 ? "image" : "images", part, name);
  }
  return form;
}

/** Puts a photograph into the library of site 901, as the panel does. */
export async function addPhoto(
  platform: TestPlatform,
  headers: Record<string, string>,
  [content, name]: [content: Uint8Array, name: string],
): Promise<Medium> {
  const body = mediaForm([content, name]);
  const kept = await platform.data<KeptMedia>("POST", "/admin/medium", { headers, body });
  const [medium] = kept.media;
  if (!medium) throw new Error(JSON.stringify(kept.errors));
  return medium;
}

/** Records in the database that a site has a picture, without a file of its own. @returns its id */
export async function insertMedium(platform: TestPlatform, idSite: number): Promise<number> {
  const [row] = await platform.database.everySite
    .insert(media)
    .values({
      idSite,
      kind: "IMAGE",
      src: `/media/${idSite}/${Math.random().toString(36).slice(2)}.webp`,
      name: "Vignes",
      width: 800,
      height: 600,
      alt: { fr_FR: "Des rangs de vigne", en: "Rows of vines" },
    })
    .returning();
  return row?.id ?? 0;
}
