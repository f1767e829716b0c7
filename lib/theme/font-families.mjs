/** The font families that a site can choose from, and the packages that hold them. */
export const FONT_FAMILIES = [
  { name: "Raleway", fontsource: "@fontsource/raleway" },
  { name: "Cormorant Garamond", fontsource: "@fontsource/cormorant-garamond" },
  { name: "Inter", fontsource: "@fontsource/inter" },
];

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
