/** Budget of a page in bytes, gzip; fonts are no smaller by it. */
export interface PageBudget {
  path: string;
  html: number;
  javascript: number;
  css: number;
  fonts: number;
}

/** Single style sheet for all pages; a page's own HTML has a small one besides. */
const CSS = 16_500;
/** Variable file for each family and style: one for the chauffeur’s, two for the estate. */
const [ONE_FONT, TWO_FONTS] = [50_000, 88_000];

/**
 * Budgets of each kind of page, a few percent more than its weight. Next and React are 136,000 of
 * the JavaScript.
 */
export const PAGE_BUDGETS: Record<"site" | "estate", PageBudget[]> = {
  site: [
    { path: "/", html: 28_500, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/services", html: 24_600, javascript: 163_000, css: CSS + 1000, fonts: ONE_FONT },
    { path: "/tarifs-courses-vtc", html: 33_000, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/reserver", html: 27_400, javascript: 206_000, css: CSS, fonts: ONE_FONT },
    {
      path: "/contacter-votre-chauffeur-prive",
      html: 23_400,
      javascript: 165_000,
      css: CSS,
      fonts: ONE_FONT,
    },
    { path: "/legal-notice", html: 22_800, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/blog", html: 22_000, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    {
      path: "/blog/d-ou-vient-un-prix",
      html: 23_000,
      javascript: 163_000,
      css: CSS,
      fonts: ONE_FONT,
    },
    { path: "/actualites", html: 19_900, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    {
      path: "/albums/la-voiture-de-pres",
      html: 21_500,
      javascript: 164_000,
      css: CSS,
      fonts: ONE_FONT,
    },
    { path: "/nulle-part", html: 17_000, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/auth", html: 24_000, javascript: 175_000, css: CSS, fonts: ONE_FONT },
    { path: "/password/reset/ask", html: 21_500, javascript: 171_000, css: CSS, fonts: ONE_FONT },
  ],
  estate: [
    { path: "/", html: 32_300, javascript: 163_500, css: CSS, fonts: TWO_FONTS },
    { path: "/vins", html: 32_500, javascript: 177_000, css: CSS + 1200, fonts: TWO_FONTS },
    {
      path: "/product/muscadet-les-aulnes-1",
      html: 29_300,
      javascript: 167_000,
      css: CSS,
      fonts: TWO_FONTS,
    },
    { path: "/cart", html: 26_800, javascript: 175_500, css: CSS, fonts: TWO_FONTS },
    { path: "/checkout", html: 34_500, javascript: 204_000, css: CSS, fonts: TWO_FONTS },
  ],
};
