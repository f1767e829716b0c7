import { MAX_PICTURE_SIDE } from "@/lib/rules/site/medium-file";
import type { PreparedMedium } from "./prepared-medium";
import { uprightPhoto, writtenPhoto } from "./upright-photo";

/** Pixels below which a drawing is kept without loss, as its sharp edges show each change. */
const SMALL_DRAWING = 1_000_000;

/**
 * Converts a bitmap to WebP, at most as large as the finest screen shows it, and without any other
 * data of the file.
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export async function preparePhoto(
  source: Uint8Array,
  format: "jpeg" | "png" | "gif" | "webp" | "avif",
): Promise<PreparedMedium> {
  const { photo, pixels } = await uprightPhoto(source, MAX_PICTURE_SIDE);
  const isDrawn = (format === "png" || format === "gif") && pixels <= SMALL_DRAWING;
  const { data, info } = await writtenPhoto(
    photo.webp(isDrawn ? { nearLossless: true, quality: 80 } : { quality: 88 }),
  );
  return {
    kind: "IMAGE",
    content: data,
    ending: "webp",
    width: info.width,
    height: info.height,
  };
}
