/**
 * The font families that a site can choose from, the packages that hold them, and what stands in for
 * one until it is there: the fonts of a device, brought to the width that the family's French text
 * has in each weight (measured on Liberation, whose widths are those of Arial and Times), with its
 * ascent and descent, both in thousandths of its size.
 */
export const FONT_FAMILIES = [
  {
    name: "Raleway",
    fontsource: "@fontsource/raleway",
    standIn: "SANS",
    widths: { 200: 1005, 300: 1016, 400: 1027, 500: 1040, 600: 1052 },
    ascent: 940,
    descent: 234,
  },
  {
    name: "Cormorant Garamond",
    fontsource: "@fontsource/cormorant-garamond",
    standIn: "SERIF",
    widths: { 300: 957, 400: 960, 500: 964, 600: 968 },
    ascent: 924,
    descent: 287,
  },
  {
    name: "Inter",
    fontsource: "@fontsource/inter",
    standIn: "SANS",
    widths: { 200: 1029, 300: 1047, 400: 1064, 500: 1074, 600: 1083 },
    ascent: 969,
    descent: 241,
  },
];

/** Fonts of devices that are as wide as one another. @type {Record<string, string[]>} */
export const STAND_INS = {
  SANS: ["Arial", "Liberation Sans", "Helvetica", "Roboto"],
  SERIF: ["Times New Roman", "Liberation Serif", "Times", "Noto Serif"],
};

const WEIGHTS = /** @type {const} */ ([
  ["ExtraLight", 200],
  ["Light", 300],
  ["Regular", 400],
  ["Medium", 500],
  ["SemiBold", 600],
]);

/** Weights that a family does not have. @type {Record<string, number[]>} */
const MISSING = { "Cormorant Garamond": [200] };

/**
 * The files of a family: what its package calls them, and what they are served as. Their names
 * tell their weights.
 * @param {string} name
 */
export function fontSources(name) {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return WEIGHTS.filter(([, weight]) => !MISSING[name]?.includes(weight)).flatMap(
    ([word, weight]) =>
      ["latin", "latin-ext"].map((subset) => ({
        source: `${slug}-${subset}-${weight}-normal.woff2`,
        file: `${name.replaceAll(" ", "")}-${word}-${subset}.woff2`,
        subset,
      })),
  );
}
