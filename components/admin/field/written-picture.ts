import type { PickedMedium } from "@/components/admin/media/medium-picker";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";
import type { LanguageCode } from "@/lib/contract/locale";
import { type Crop, largestCrop, mayBeCropped } from "@/lib/rules/site/picture-crop";

export interface WrittenPicture {
  src: string;
  width: number;
  height: number;
  alt: Partial<Record<LanguageCode, string>>;
  focus?: { x: number; y: number };
  crop?: Crop | null;
}

/** Returns a picked medium as the picture of a place, cut to it around the point to be kept in sight. */
export function writtenPicture(
  { src, width, height, alt, focus }: PickedMedium,
  { ratio }: PictureSlot,
): WrittenPicture {
  const picture = { src, width: width ?? 1, height: height ?? 1, alt, focus };
  if (!ratio || !mayBeCropped(src)) return picture;
  return { ...picture, crop: largestCrop(picture, ratio[0] / ratio[1], focus) };
}
