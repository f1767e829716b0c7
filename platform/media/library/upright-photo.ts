import sharp, { type Sharp } from "sharp";
import { invalidFields } from "@/platform/http/api-error";

/** Limit on the pixels that are read: a photograph of 48 million, 150 MB of memory. */
const MAX_PIXELS = 50_000_000;

/** Seconds for one picture; a large one takes two. */
const PATIENCE = 20;

/** Photograph that was opened, with the pixels of its source. */
export interface UprightPhoto {
  photo: Sharp;
  pixels: number;
}

/**
 * Opens a still bitmap: upright, in the colours of screens, and without any other data of the file,
 * open or hidden.
 * @param side most pixels of its longer side
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export async function uprightPhoto(source: Uint8Array, side: number): Promise<UprightPhoto> {
  const head = await readHead(source);
  if (!head) throw invalidFields({ image: "IMAGE_UNREADABLE" });
  const { width, height, pages = 1 } = head;
  if (pages > 1) throw invalidFields({ image: "IMAGE_MOVES" });
  const pixels = width * height;
  if (pixels > MAX_PIXELS) throw invalidFields({ image: "PHOTO_TOO_MANY_PIXELS" });
  const photo = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: PATIENCE });
  return { photo, pixels };
}

/** Writes a photograph as a file. @throws ApiError INVALID_FIELDS where the source is damaged */
export async function writtenPhoto(photo: Sharp) {
  try {
    return await photo.toBuffer({ resolveWithObject: true });
  } catch {
    throw invalidFields({ image: "IMAGE_UNREADABLE" });
  }
}

/** Reads the head of a picture; undefined where it cannot be read. */
async function readHead(source: Uint8Array) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
