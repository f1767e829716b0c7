/**
 * Font families that the product brings, with their packages and their stand-ins until they are
 * there. A stand-in is a font of the device, brought to the width of the family's French text in
 * each style and weight (measured on Liberation, which is as wide as Arial and Times), with its
 * ascent and descent, both in thousandths of its size.
 * @type {{ name: string; fontsource: string; standIn: string; ascent: number; descent: number;
 *   widths: Record<string, Record<number, number>> }[]}
 */
export const FONT_FAMILIES = [
  {
    name: "Raleway",
    fontsource: "@fontsource-variable/raleway",
    standIn: "SANS",
    widths: {
      normal: {
        100: 997,
        200: 1005,
        300: 1016,
        400: 1027,
        500: 1040,
        600: 1052,
        700: 1064,
        800: 1077,
        900: 1092,
      },
      italic: {
        100: 955,
        200: 965,
        300: 976,
        400: 988,
        500: 1003,
        600: 1016,
        700: 1029,
        800: 1044,
        900: 1061,
      },
    },
    ascent: 940,
    descent: 234,
  },
  {
    name: "Cormorant Garamond",
    fontsource: "@fontsource-variable/cormorant-garamond",
    standIn: "SERIF",
    widths: {
      normal: { 300: 957, 400: 960, 500: 964, 600: 968, 700: 972 },
      italic: { 300: 857, 400: 862, 500: 868, 600: 876, 700: 883 },
    },
    ascent: 924,
    descent: 287,
  },
  {
    name: "Inter",
    fontsource: "@fontsource-variable/inter",
    standIn: "SANS",
    widths: {
      normal: {
        100: 1011,
        200: 1029,
        300: 1047,
        400: 1064,
        500: 1074,
        600: 1083,
        700: 1093,
        800: 1105,
        900: 1118,
      },
      italic: {
        100: 1010,
        200: 1029,
        300: 1048,
        400: 1067,
        500: 1077,
        600: 1087,
        700: 1097,
        800: 1109,
        900: 1123,
      },
    },
    ascent: 969,
    descent: 241,
  },
];

/** Family of a site that names none, or one without files (§9). */
export const DEFAULT_FAMILY = "Raleway";

/**
 * Fonts of devices, grouped by equal width.
 * @type {Record<string, Record<string, string[]>>}
 */
export const STAND_INS = {
  SANS: {
    normal: ["Arial", "Liberation Sans", "Helvetica", "Roboto"],
    italic: ["Arial Italic", "Liberation Sans Italic", "Helvetica Oblique", "Roboto Italic"],
  },
  SERIF: {
    normal: ["Times New Roman", "Liberation Serif", "Times", "Noto Serif"],
    italic: [
      "Times New Roman Italic",
      "Liberation Serif Italic",
      "Times Italic",
      "Noto Serif Italic",
    ],
  },
};

/**
 * Lists the files of a family: their names in its package, and the names they are served under.
 * Each has all weights of a style in it; the names tell the styles and subsets.
 * @param {string} name
 */
export function fontSources(name) {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const family = FONT_FAMILIES.find((known) => known.name === name);
  return Object.entries(family?.widths ?? {}).flatMap(([style, widths]) =>
    ["latin", "latin-ext"].map((subset) => ({
      source: `${slug}-${subset}-wght-${style}.woff2`,
      file: `${name.replaceAll(" ", "")}-Variable${style === "italic" ? "Italic" : ""}-${subset}.woff2`,
      weights: weightRange(Object.keys(widths).map(Number)),
    })),
  );
}

/** @param {number[]} weights @returns {[least: number, most: number]} */
const weightRange = (weights) => [Math.min(...weights), Math.max(...weights)];
