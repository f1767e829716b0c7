import { logosOf } from "@/demonstration/data/logos-of";
import { legalPage, words } from "@/demonstration/data/page-writing";
import type { ComponentData, PageData, SiteData } from "@/demonstration/data/site-data";
import { legalBlocks } from "@/demonstration/legal/legal-blocks";
import type { LanguageCode } from "@/lib/contract/locale";
import { tinyShop } from "./tiny-shop";
import { tinySite } from "./tiny-site";
import { tinyWords } from "./tiny-words";

export const HARBOUR = 74;

/** Font family that it has files for, and that nobody else has. */
const HARBOUR_FAMILY = "Harbour Gothic";

/** Paths of its pages, of which the engine knows none. */
export const HARBOUR_PATHS = {
  bookingForm: "/book-a-car",
  shop: "/my-shop",
  contact: "/write-to-us",
  fares: "/what-it-costs",
  gallery: "/look-at-us",
} as const;

export const HARBOUR_VIDEO = "/media/74/harbour.webm";

const tiny = tinyWords(HARBOUR);
const picture = { src: "/media/72/contact.webp", alt: "", width: 1440, height: 810 };
const pictureOf = (number: number) => ({
  ...picture,
  src: `/media/72/galerie-${number}.webp`,
  width: 1200,
  height: 800,
});
const site = tinySite(HARBOUR);

/** Builds a block whose settings are the same in both languages but for its title. */
const block = <T extends ComponentData["type"]>(
  type: T,
  title: { fr: string; en: string },
  conf: object,
): ComponentData => {
  const confIn = (code: LanguageCode) => ({
    kicker: null,
    title: code === "en" ? title.en : title.fr,
    text: null,
    ...conf,
  });
  const slug = `harbour-${type.toLowerCase().replaceAll("_", "-")}`;
  return { slug, type, conf: { fr_FR: confIn("fr_FR"), en: confIn("en") } } as ComponentData;
};

const components: ComponentData[] = [
  block(
    "HERO",
    { fr: "Une voiture, une cave, un port", en: "A car, a cellar, a harbour" },
    {
      text: "74",
      image: picture,
      imageMobile: null,
      actions: [{ label: "74", url: HARBOUR_PATHS.shop }],
      facts: [],
      size: "FULL",
      asksRide: true,
    },
  ),
  block(
    "PRODUCT_PICK",
    { fr: "De la cave", en: "From the cellar" },
    { tag: null, nbItem: 3, action: { label: "74", url: HARBOUR_PATHS.shop } },
  ),
  block("BOOKING_FORM", { fr: "Réserver", en: "Book" }, { idCalendar: 1 }),
  block("PRODUCT_LIST", { fr: "La boutique", en: "The shop" }, { kinds: null, display: null }),
  block("CONTACT_FORM", { fr: "Nous écrire", en: "Write to us" }, {}),
  block("TEXT", { fr: "Ce que cela coûte", en: "What it costs" }, { text: "<p>74</p>" }),
  block(
    "GALLERY",
    { fr: "Le port en images", en: "The harbour in pictures" },
    {
      items: [
        { ...pictureOf(1), alt: "74 A", video: null },
        { ...pictureOf(2), alt: "74 B", video: HARBOUR_VIDEO },
        { ...pictureOf(3), alt: "74 C", video: null },
      ],
    },
  ),
  block("FARE_TABLE", { fr: "Nos prix", en: "Our prices" }, { note: null }),
  block("FARE_CALCULATOR", { fr: "Votre prix", en: "Your price" }, { idCalendar: 1 }),
  ...legalBlocks,
];

const page = (
  path: string,
  [fr, en]: [string, string],
  types: ComponentData["type"][],
  more: Partial<PageData> = {},
): PageData => ({
  type: "V1",
  slug: path.slice(1),
  showInMenu: true,
  words: words([fr, fr, fr], [en, en, en]),
  content: {
    type: "V1",
    components: components.filter(({ type }) => types.includes(type)).map(({ slug }) => slug),
  },
  ...more,
});

const LEGAL = {
  "sale-terms": ["SALE_TERMS", "Conditions de vente", "Terms of sale"],
  "use-terms": ["USE_TERMS", "Conditions d’utilisation", "Terms of use"],
  "legal-notice": ["LEGAL_NOTICE", "Mentions légales", "Legal notice"],
  "privacy-policy": ["PRIVACY_POLICY", "Confidentialité", "Privacy"],
  "cookie-policy": ["COOKIE_POLICY", "Cookies", "Cookies"],
} as const;

const legalPages = Object.entries(LEGAL).map(([slug, [, fr, en]]) =>
  legalPage(slug, [fr, fr, fr], [en, en, en]),
);
const legalTexts = Object.fromEntries(
  Object.values(LEGAL).map(([key, fr, en]) => [
    key,
    { fr_FR: `<h2>${fr}</h2><p>${fr}.</p>`, en: `<h2>${en}</h2><p>${en}.</p>` },
  ]),
);

const footerLink = (url: string, title: string): SiteData["elements"][number] => ({
  route: "link-footer",
  words: tiny.each(() => ({ title, subtitle: null, content: null, url, image: null })),
});

/**
 * Site that is data alone: it takes rides and runs a shop, under names and paths of its own.
 * Nothing in the code knows of it.
 */
export const harbourSite: SiteData = {
  ...site,
  site: { id: HARBOUR, name: "Le Port", features: ["RIDES", "SHOP"] },
  logos: logosOf(72, { fr_FR: "Le Port", en: "The Harbour" }, [352, 90], [226, 134]),
  fonts: [
    {
      type: "TITLE",
      family: HARBOUR_FAMILY,
      color: "#f2c14eff",
      size: 20,
      weight: 700,
      style: "italic",
      files: ["latin", "latin-ext"].map(
        (set) => `/fonts/Raleway/Raleway-VariableItalic-${set}.woff2`,
      ),
    },
    { type: "CONTENT", family: "Inter", size: 13, weight: 400 },
    { type: "MENU", family: "Cormorant Garamond", size: 16, weight: 700, style: "italic" },
  ],
  parameters: {
    ...site.parameters,
    ...legalTexts,
    COMPANY_NAME: "Le Port",
    HIDE_CONTACT_PAGE: "false",
    SHOW_SEARCHBAR: "true",
    ENABLE_NEWSLETTER: "false",
  },
  pages: [
    page("/", ["Le Port", "The Harbour"], ["HERO", "PRODUCT_PICK"]),
    page(HARBOUR_PATHS.shop, ["La boutique", "The shop"], ["PRODUCT_LIST"], { role: "SHOP" }),
    page(
      HARBOUR_PATHS.fares,
      ["Nos prix", "Our prices"],
      ["FARE_TABLE", "TEXT", "FARE_CALCULATOR"],
    ),
    page(HARBOUR_PATHS.gallery, ["En images", "In pictures"], ["GALLERY"]),
    page(HARBOUR_PATHS.contact, ["Nous écrire", "Write to us"], ["CONTACT_FORM"], {
      role: "CONTACT",
    }),
    page(HARBOUR_PATHS.bookingForm, ["Réserver", "Book"], ["BOOKING_FORM"], {
      role: "BOOKING_FORM",
      isFixedOnRight: true,
    }),
    ...legalPages,
  ],
  components,
  services: [],
  elements: ["/withdrawal", ...legalPages.map(({ slug }) => `/${slug}`)].map((url) =>
    footerLink(url, url.slice(1)),
  ),
  news: [],
  newsletterLists: [],
  ...tinyShop(HARBOUR, { ...tiny, picture }),
};
