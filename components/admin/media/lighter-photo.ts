import { trueCanvas } from "@/lib/browser/true-canvas";
import { MAX_PICTURE_SIDE } from "@/lib/rules/site/medium-file";

/** Size in bytes up to which photographs are sent as they are: smaller would not be faster. */
const LIGHT = 1_500_000;

const QUALITY = 0.92;

const IS_PHOTO = /^image\/(?:jpeg|png|webp|avif|heic|heif)$/;
const IS_HEIC = /\.hei[cf]$|^image\/hei[cf]$/i;

/**
 * Prepares a photograph for sending: a large one smaller, so that it comes soon also where the
 * network is slow, and one in the iPhone's own format as JPEG where the browser can read it.
 * Returns any other file as it is.
 */
export async function lighterPhoto(file: File): Promise<Blob> {
  const isHeic = IS_HEIC.test(file.type) || IS_HEIC.test(file.name);
  const isPhoto = isHeic || IS_PHOTO.test(file.type);
  if (!isPhoto || (!isHeic && file.size < LIGHT)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    // A drawing with nothing behind it would be on black; Safari makes no WebP.
    const type = isHeic || file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const smaller = await drawnWithin(picture, type);
    return smaller && (isHeic || smaller.size < file.size) ? smaller : file;
  } catch {
    // The site may read a file that this browser cannot.
    return file;
  }
}

/** @returns null where the browser gives back no drawings, or makes none of that type */
async function drawnWithin(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const context = trueCanvas(width, height);
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => {
    if (context) context.canvas.toBlob(resolve, type, QUALITY);
    else resolve(null);
  });
}
