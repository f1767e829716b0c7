import type { PictureWithWords } from "@/lib/rules/site/words-on-picture";

/** Place of a picture on the site, as the panel explains it to who photographs for it. */
export interface PictureSlot {
  /** How to take it, in plain words. */
  recipe: { fr: string; en: string };
  /** Width by height of the place; left out where pictures of any shape are shown whole. */
  ratio?: readonly [width: number, height: number];
  /** Fewest pixels of width with which it is sharp there. */
  least: number;
  /** Set where words stand on the picture. */
  words?: WordsOnPicture;
}

/** Words on a picture: how it is asked for, and where they stand. */
export interface WordsOnPicture {
  name: PictureWithWords;
  /** Field beside the picture, and its values with which words stand on it. */
  where?: { field: string; is: readonly string[] };
}

/** Declares a place of a picture. */
export const slot = (fr: string, en: string, place: Omit<PictureSlot, "recipe">): PictureSlot => ({
  recipe: { fr, en },
  ...place,
});
