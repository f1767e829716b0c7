/** Bytes, gzip, that a page may have a browser load to be whole; of fonts, which are no smaller by it. */
export interface PageBudget {
  path: string;
  html: number;
  javascript: number;
  css: number;
  fonts: number;
}

/** One style sheet for all pages; a page's own HTML has a small one besides. */
const CSS = 15_500;
/** One variable file a family and style: one for the chauffeur’s, two for the estate. */
const [ONE_FONT, TWO_FONTS] = [50_000, 88_000];

/**
 * What each kind of page weighs at most, a few percent more than it does. Next and React are 136,000 of
 * the JavaScript.
 */
export const PAGE_BUDGETS: Record<"site" | "estate", PageBudget[]> = {
  site: [
    { path: "/", html: 38_000, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/services", html: 22_500, javascript: 163_000, css: CSS + 1000, fonts: ONE_FONT },
    { path: "/tarifs-courses-vtc", html: 28_000, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/reserver", html: 26_000, javascript: 202_000, css: CSS, fonts: ONE_FONT },
    {
      path: "/contacter-votre-chauffeur-prive",
      html: 22_000,
      javascript: 165_000,
      css: CSS,
      fonts: ONE_FONT,
    },
    { path: "/legal-notice", html: 21_500, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/nulle-part", html: 16_500, javascript: 163_000, css: CSS, fonts: ONE_FONT },
    { path: "/auth", html: 23_500, javascript: 175_000, css: CSS, fonts: ONE_FONT },
    { path: "/password/reset/ask", html: 20_500, javascript: 171_000, css: CSS, fonts: ONE_FONT },
  ],
  estate: [
    { path: "/", html: 28_500, javascript: 163_000, css: CSS, fonts: TWO_FONTS },
    { path: "/vins", html: 29_500, javascript: 176_500, css: CSS, fonts: TWO_FONTS },
    {
      path: "/product/muscadet-les-aulnes-1",
      html: 25_500,
      javascript: 165_000,
      css: CSS,
      fonts: TWO_FONTS,
    },
    { path: "/cart", html: 23_500, javascript: 175_000, css: CSS, fonts: TWO_FONTS },
    { path: "/checkout", html: 32_000, javascript: 204_000, css: CSS, fonts: TWO_FONTS },
  ],
};
