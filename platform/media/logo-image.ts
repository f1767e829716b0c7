import pLimit from "p-limit";
import sharp from "sharp";
import { MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { invalidFields } from "@/platform/http/api-error";
import { drawingIn, prepareDrawing } from "./logo-drawing";

/** Picture as the site keeps it, with its size in pixels. */
export interface PreparedImage {
  content: Uint8Array;
  ending: "svg" | "png" | "webp";
  width: number;
  height: number;
}

/** Formats of pictures that are read, by their content; their names do not count. */
const BITMAPS: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);

/** Limit on the pixels that are read: 100 MB of memory. */
const MAX_PIXELS = 25_000_000;

/** Pixels of a side that a logo needs on the finest screen, and an icon. */
const LOGO_SIDE = 1200;
const ICON_SIDE = 512;

/** Seconds for one picture; an ordinary one takes a tenth of one. */
const PATIENCE = 10;

const inTurn = pLimit(1);

/**
 * Prepares a file as a logo: a drawing without anything but shapes, or a bitmap that was made anew,
 * so that nothing else of the file is left. One at a time, for the memory that it takes.
 * @param isIcon true for the icon of the site, which browsers take as PNG
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export const prepareLogo = (source: Uint8Array, { isIcon }: { isIcon: boolean }) =>
  inTurn(() => prepare(source, isIcon));

async function prepare(source: Uint8Array, isIcon: boolean): Promise<PreparedImage> {
  if (source.length === 0) throw invalidFields({ image: "IMAGE_MISSING" });
  if (source.length > MAX_LOGO_BYTES) throw invalidFields({ image: "IMAGE_TOO_LARGE" });
  const drawing = drawingIn(source);
  if (drawing !== undefined) return { ending: "svg", ...(await prepareDrawing(drawing)) };
  const kind = await readKind(source);
  if (!kind || !BITMAPS.has(kind.format)) throw invalidFields({ image: "IMAGE_UNKNOWN" });
  if (kind.width * kind.height > MAX_PIXELS) {
    throw invalidFields({ image: "IMAGE_TOO_MANY_PIXELS" });
  }
  const side = isIcon ? ICON_SIDE : LOGO_SIDE;
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: PATIENCE });
  // A photograph is blurred by nature; sharp edges show each change.
  const encoded = isIcon
    ? image.png({ compressionLevel: 9 })
    : image.webp(kind.format === "jpeg" ? { quality: 86 } : { nearLossless: true, quality: 80 });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { content: data, ending: isIcon ? "png" : "webp", width, height };
  } catch {
    throw invalidFields({ image: "IMAGE_UNREADABLE" });
  }
}

/** Reads a file's format and size, from its head alone; undefined where it is no picture. */
async function readKind(source: Uint8Array) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}
