/** Pictures of blocks on which words stand. */
export const PICTURES_WITH_WORDS = ["HERO", "HERO_ON_PHONE", "CALL_TO_ACTION"] as const;
export type PictureWithWords = (typeof PICTURES_WITH_WORDS)[number];

/** Veil between a picture and its words: how much of it there is of the page's ground, by the way. */
export interface Veil {
  towards: "TOP" | "RIGHT";
  /** Shares of the way, each with the opacity there. */
  stops: readonly (readonly [at: number, opacity: number])[];
}

/** Box of a picture with the box of the words on it, in shares of the picture's. */
export interface WordsBox {
  /** Width by height of the picture's box. */
  ratio: number;
  words: { left: number; top: number; width: number; height: number };
  veils: readonly Veil[];
}

const towards = (side: Veil["towards"], ...stops: Veil["stops"]): Veil => ({
  towards: side,
  stops,
});

/**
 * Where words stand on pictures, by the theme: the same numbers as in the classes of their blocks.
 * Nothing stands for a theme in which the words stand beside the picture.
 */
export const WORDS_ON: Record<PictureWithWords, Partial<Record<"dark" | "light", WordsBox>>> = {
  HERO: {
    dark: {
      ratio: 16 / 10,
      words: { left: 0.06, top: 0.4, width: 0.5, height: 0.5 },
      veils: [
        towards("TOP", [0, 1], [0.5, 0.35], [1, 0]),
        towards("RIGHT", [0, 0.8], [0.5, 0.35], [1, 0]),
      ],
    },
    light: {
      ratio: 16 / 10,
      words: { left: 0.06, top: 0.3, width: 0.46, height: 0.5 },
      veils: [towards("RIGHT", [0.25, 1], [0.52, 0.85], [0.8, 0])],
    },
  },
  HERO_ON_PHONE: {
    dark: {
      ratio: 390 / 780,
      words: { left: 0.05, top: 0.35, width: 0.9, height: 0.6 },
      veils: [towards("TOP", [0, 1], [0.5, 0.6], [1, 0.4])],
    },
  },
  CALL_TO_ACTION: {
    dark: {
      ratio: 16 / 6,
      words: { left: 0.06, top: 0.2, width: 0.48, height: 0.6 },
      veils: [towards("RIGHT", [0.25, 1], [0.55, 0.85], [0.85, 0])],
    },
    light: {
      ratio: 16 / 6,
      words: { left: 0.06, top: 0.2, width: 0.48, height: 0.6 },
      veils: [towards("RIGHT", [0.25, 1], [0.55, 0.85], [0.85, 0])],
    },
  },
};

/** Returns the opacity of a veil at a share of its way. */
export function opacityAt({ stops }: Veil, at: number): number {
  const after = stops.findIndex(([place]) => place >= at);
  const [to, end] = stops[after === -1 ? stops.length - 1 : after] ?? [0, 0];
  const [from, begin] = stops[after - 1] ?? [to, end];
  return to === from ? end : begin + ((end - begin) * (at - from)) / (to - from);
}

/** Colours of a page and of its text where a site has none of its own; the same as the theme's. */
export const USUAL_COLOURS = {
  dark: { ground: "#121212ff", text: "#e8e6e1ff" },
  light: { ground: "#ffffffff", text: "#2b2926ff" },
} as const;
