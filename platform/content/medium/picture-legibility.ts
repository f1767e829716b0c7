import type { Sharp } from "sharp";
import type { PictureTrial } from "@/lib/contract/admin/medium";
import { type Crop, SIDE } from "@/lib/rules/site/picture-crop";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import {
  opacityAt,
  USUAL_COLOURS,
  WORDS_ON,
  type WordsBox,
} from "@/lib/rules/site/words-on-picture";
import { type Colour, parseColour } from "@/lib/rules/text/colour";
import { groundContrast } from "@/lib/rules/text/ground-contrast";
import type { Sql } from "@/platform/db/sql";
import { pixelsOf } from "@/platform/media/cut-photo";
import type { MediaStore } from "@/platform/media/store/media-store";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readTexts } from "@/platform/site/parameter/read-texts";

/** Width in which a picture is measured: letters are as coarse as that. */
const MEASURED = 320;

const WHOLE: Crop = { x: 0, y: 0, width: SIDE, height: SIDE };

interface Look {
  box: WordsBox;
  ground: Colour;
  text: Colour;
}

/** Reads how words stand on a picture of the site; undefined where none do in its theme. */
export async function wordsLook(tx: Sql, on: PictureTrial["on"]): Promise<Look | undefined> {
  const theme = (await readFlag(tx, "DARK_THEME")) ? "dark" : "light";
  const box = WORDS_ON[on][theme];
  const { BACKGROUND_COLOR, FONT_COLOR } = await readTexts(tx, ["BACKGROUND_COLOR", "FONT_COLOR"]);
  const usual = USUAL_COLOURS[theme];
  const ground = parseColour(BACKGROUND_COLOR) ?? parseColour(usual.ground);
  const text = parseColour(FONT_COLOR) ?? parseColour(usual.text);
  return box && ground && text && { box, ground, text };
}

/**
 * Measures the contrast of words on a photograph of the library, under the veils of their block.
 * @returns undefined for a picture that is not kept here
 */
export async function pictureLegibility(
  { media, idSite }: { media: MediaStore; idSite: number },
  { src, crop, focus }: Pick<PictureTrial, "src" | "crop" | "focus">,
  look: Look,
): Promise<number | undefined> {
  const file = uploadedFile(src);
  if (file?.idSite !== idSite || !/^image\/(?:png|webp)$/.test(file.contentType)) return undefined;
  const content = await media.read(file);
  if (!content) return undefined;
  const { default: sharp } = await import("sharp");
  const photo = sharp(content);
  const { width, height } = await photo.metadata();
  const part = pixelsOf(crop ?? WHOLE, { width, height });
  const middle = { x: focus?.x ?? 0.5, y: focus?.y ?? 0.5 };
  const shown = coveredPart(part, look.box.ratio, {
    x: (middle.x * width - part.left) / part.width,
    y: (middle.y * height - part.top) / part.height,
  });
  return veiledContrast(photo.extract(shown), look);
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds the part of a picture that a box of a ratio shows, as `object-fit: cover` does. */
export function coveredPart(part: Part, ratio: number, focus: { x: number; y: number }): Part {
  const width = Math.max(1, Math.min(part.width, Math.round(part.height * ratio)));
  const height = Math.max(1, Math.min(part.height, Math.round(part.width / ratio)));
  const at = (share: number, room: number) => Math.round(Math.min(1, Math.max(0, share)) * room);
  return {
    left: part.left + at(focus.x, part.width - width),
    top: part.top + at(focus.y, part.height - height),
    width,
    height,
  };
}

async function veiledContrast(shown: Sharp, { box, ground, text }: Look): Promise<number> {
  const { words, veils, ratio } = box;
  const [width, height] = [MEASURED, Math.round(MEASURED / ratio)];
  const pixels = await shown
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const seen: number[] = [];
  const [right, bottom] = [words.left + words.width, words.top + words.height];
  for (let y = Math.floor(words.top * height); y < bottom * height; y += 1) {
    for (let x = Math.floor(words.left * width); x < right * width; x += 1) {
      const at = (y * width + x) * 3;
      const through = veils.reduce((rest, veil) => {
        const way = veil.towards === "RIGHT" ? x / width : 1 - y / height;
        return rest * (1 - opacityAt(veil, way));
      }, 1);
      const mix = (colour: number, channel: number) =>
        (pixels[at + channel] ?? 0) * through + colour * (1 - through);
      seen.push(mix(ground.r, 0), mix(ground.g, 1), mix(ground.b, 2));
    }
  }
  return groundContrast(text, seen);
}
