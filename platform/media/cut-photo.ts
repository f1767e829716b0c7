import pLimit from "p-limit";
import type { Crop } from "@/lib/rules/site/picture-crop";
import { SIDE } from "@/lib/rules/site/picture-crop";

const inTurn = pLimit(1);

/** Finds the pixels of a crop in a picture of a size. */
export function pixelsOf(crop: Crop, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.round((crop.x * width) / SIDE));
  const top = Math.min(height - 1, Math.round((crop.y * height) / SIDE));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((crop.width * width) / SIDE))),
    height: Math.max(1, Math.min(height - top, Math.round((crop.height * height) / SIDE))),
  };
}

/** Cuts a part out of a photograph. One at a time, for the memory that it takes. */
export const cutPhoto = (content: Uint8Array, crop: Crop): Promise<Buffer> =>
  inTurn(async () => {
    const { default: sharp } = await import("sharp");
    const photo = sharp(content);
    const { width, height } = await photo.metadata();
    // Each size of it is encoded once more, so nothing is to be lost here.
    return photo.extract(pixelsOf(crop, { width, height })).webp({ quality: 92 }).toBuffer();
  });
