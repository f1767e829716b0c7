import { uploadedFile } from "./uploaded-file";

/** Part of a picture that is shown, in thousandths of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface CroppablePicture {
  src: string;
  width: number;
  height: number;
  focus?: { x: number; y: number } | undefined;
  crop?: Crop | null | undefined;
}

/** Thousandths in a side of a picture. */
export const SIDE = 1000;

/** Fewest thousandths of a side that a crop keeps. */
export const LEAST_SIDE = 20;

export const isCrop = ({ x, y, width, height }: Crop): boolean =>
  [x, y, width, height].every(Number.isInteger) &&
  x >= 0 &&
  y >= 0 &&
  width >= LEAST_SIDE &&
  height >= LEAST_SIDE &&
  x + width <= SIDE &&
  y + height <= SIDE;

/** Tells whether the site can cut a picture: a photograph of the library, as it is kept. */
export const mayBeCropped = (src: string): boolean => {
  const file = uploadedFile(src);
  return file?.contentType === "image/webp" && file.crop === undefined;
};

/** Returns the path at which the site serves a part of a photograph of the library. */
export const croppedPath = (src: string, { x, y, width, height }: Crop): string =>
  src.replace(/\.webp$/, `.${[x, y, width, height].join("-")}.webp`);

/** Returns the beginning of a file's path, which its parts have in common. */
export const stemOf = (src: string): string => (mayBeCropped(src) ? src.replace(/webp$/, "") : src);

/**
 * Returns a picture as a page shows it: the part that its crop keeps, under an address of its own,
 * with the point that stays in sight counted in that part.
 */
export function croppedPicture<P extends CroppablePicture>({
  crop,
  ...picture
}: P): Omit<P, "crop"> {
  const { src, width, height, focus } = picture;
  if (!crop || !isCrop(crop) || !mayBeCropped(src)) return picture;
  return {
    ...picture,
    src: croppedPath(src, crop),
    width: Math.max(1, Math.round((width * crop.width) / SIDE)),
    height: Math.max(1, Math.round((height * crop.height) / SIDE)),
    ...(focus && { focus: focusWithin(focus, crop) }),
  };
}

const focusWithin = (focus: { x: number; y: number }, { x, y, width, height }: Crop) => ({
  x: shareWithin(focus.x * SIDE, x, width),
  y: shareWithin(focus.y * SIDE, y, height),
});

const shareWithin = (point: number, from: number, length: number): number =>
  Math.min(1, Math.max(0, (point - from) / length));

/** Returns the largest crop of a ratio (width : height) that has a point as near its middle as fits. */
export function largestCrop(
  { width, height }: { width: number; height: number },
  ratio: number,
  focus = { x: 0.5, y: 0.5 },
): Crop {
  const own = width / height;
  const wide = own > ratio ? Math.floor((ratio / own) * SIDE) : SIDE;
  const high = own > ratio ? SIDE : Math.floor((own / ratio) * SIDE);
  const from = (point: number, length: number) =>
    Math.round(Math.min(SIDE - length, Math.max(0, point * SIDE - length / 2)));
  return { x: from(focus.x, wide), y: from(focus.y, high), width: wide, height: high };
}
