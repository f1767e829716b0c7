import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PUBLIC = new URL("../../../public/", import.meta.url);

/** Elements that the layout's SVG reader draws otherwise: such a logo is printed as pixels. */
const BEYOND_PATHS = /<(style|text|image|filter|mask|pattern|foreignObject|use|symbol)\b/i;

/** Pixels in the height of a logo of 44 points: sharp in print. */
const PIXELS_HIGH = 400;
/** Of a picture of 300 points. */
const PICTURE_PIXELS_HIGH = 900;

export interface DocumentLogo {
  /** Data URI. */
  src: string;
  /** Width divided by height. */
  ratio: number;
}

/** Pictures uploaded to the site, which are not in its folder, by the paths of their files. */
export type UploadedPictures = Readonly<Record<string, Uint8Array>>;

/**
 * Reads the site's logo, an SVG as lines and anything else as pixels; undefined when there is none
 * that can be read, and the company's name takes its place.
 * @param path as the site serves it, `/media/72/logo.svg`
 */
export const documentLogo = (path: string | null, uploaded: UploadedPictures = {}) =>
  readPicture(path, { height: PIXELS_HIGH, asLines: true, uploaded });

/** Reads a picture of the site, as pixels; undefined when there is none that can be read. */
export const documentPicture = (path: string | null, uploaded: UploadedPictures = {}) =>
  readPicture(path, { height: PICTURE_PIXELS_HIGH, asLines: false, uploaded });

async function readPicture(
  path: string | null,
  shown: { height: number; asLines: boolean; uploaded: UploadedPictures },
): Promise<DocumentLogo | undefined> {
  const { height, asLines, uploaded } = shown;
  try {
    const source = await sourceOf(path, uploaded);
    if (!source) return undefined;
    const image = sharp(source, { limitInputPixels: 50_000_000 });
    const { format, ...size } = await image.metadata();
    const ratio = size.width / size.height;
    if (asLines && format === "svg" && !BEYOND_PATHS.test(source.toString("utf8"))) {
      return { src: dataUri("svg+xml", source), ratio };
    }
    const pixels = await image.resize({ height }).png().toBuffer();
    return { src: dataUri("png", pixels), ratio };
  } catch {
    return undefined;
  }
}

async function sourceOf(
  path: string | null,
  uploaded: UploadedPictures,
): Promise<Buffer | undefined> {
  const upload = path === null ? undefined : uploaded[path];
  if (upload) return Buffer.from(upload);
  const file = path?.startsWith("/media/") ? new URL(`.${path}`, PUBLIC) : undefined;
  // URL resolves `..`: a path that leaves the folder of media is no logo.
  if (!file?.pathname.startsWith(new URL("media/", PUBLIC).pathname)) return undefined;
  return readFile(fileURLToPath(file));
}

const dataUri = (type: string, data: Buffer) =>
  `data:image/${type};base64,${data.toString("base64")}`;
