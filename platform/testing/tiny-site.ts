import type { LanguageCode } from "@/lib/contract/locale";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { ComponentData, PageData, SiteData } from "@/platform/sites/site-data";
import { tinyShop } from "./tiny-shop";

/** A word that all texts of a site carry, by which a test knows whose an answer is. */
export const marker = (idSite: number): string => `site-${idSite}`;

/**
 * A site with at least one of everything, for tests. What belongs to its neighbour cannot be
 * mistaken for its own: every text carries the site's marker.
 */
export function tinySite(id: number): SiteData {
  const both = (text: string): PerLanguage<string> => ({
    fr_FR: `${text} fr ${marker(id)}`,
    en: `${text} en ${marker(id)}`,
  });
  const each = <T>(make: (code: LanguageCode) => T): PerLanguage<T> => ({
    fr_FR: make("fr_FR"),
    en: make("en"),
  });
  const picture = { src: `/media/${id}/car.svg`, alt: marker(id), width: 800, height: 600 };

  const page = (slug: string, more: Partial<PageData> = {}): PageData => ({
    type: "V1",
    slug,
    showInMenu: true,
    words: each((code) => ({
      title: both(`Title of ${slug}`)[code],
      menuTitle: both(`Menu of ${slug}`)[code],
      metaDescription: both(`About ${slug}`)[code],
    })),
    content: { type: "V1", components: ["welcome", "questions"] },
    ...more,
  });

  const components: ComponentData[] = [
    {
      slug: "welcome",
      type: "HERO",
      conf: each((code) => ({
        kicker: null,
        title: both("Welcome")[code],
        text: both("Text")[code],
        image: picture,
        imageMobile: null,
        actions: [{ label: both("Book")[code], url: "/reserver" }],
        facts: [{ value: "24/7", label: both("Open")[code] }],
        size: "FULL",
      })),
    },
    {
      slug: "questions",
      type: "QUESTIONS",
      conf: each((code) => ({
        kicker: null,
        title: both("Questions")[code],
        items: [{ question: both("Why?")[code], answer: `<p>${both("Because")[code]}</p>` }],
      })),
    },
  ];

  return {
    site: {
      id,
      name: `Tiny ${marker(id)}`,
      url: `https://www.${id}.example`,
      styleVariables: { "--accent": "#d4af37ff" },
    },
    languages: [
      {
        code: "fr_FR",
        label: "Français",
        deeplCode: "FR",
        country: "FR",
        flag: "fr",
        isDefault: true,
      },
      { code: "en", label: "English", deeplCode: "EN-GB", country: "GB", flag: "gb" },
    ],
    logos: [
      {
        filename: `logo-${id}.svg`,
        type: "LOGO",
        onlineImage: {
          id,
          externalId: null,
          externalType: null,
          externalPath: null,
          url: `/media/${id}/logo.svg`,
        },
        alt: both("Logo"),
      },
    ],
    fonts: [{ type: "CONTENT", family: "Raleway", color: null, size: 14, weight: 300 }],
    parameters: {
      COMPANY_NAME: `Tiny ${marker(id)}`,
      COMPANY_EMAIL: `contact@${id}.example`,
      COMPANY_PHONE: "+33240000000",
      HEAD_OFFICE: `12 quai de la Fosse, 44000 Nantes, ${marker(id)}`,
      SIRET_NUMBER: "999 999 972 00014",
      VTC_REGISTER_NUMBER: `EVTC044${id}`,
      COMPANY_DESCRIPTION: both("A company"),
      FACEBOOK_URL: null,
      ENABLE_NEWSLETTER: "true",
    },
    pages: [
      page(""),
      page("services", { isText: true, children: [page("transfers"), page("tours")] }),
      page("draft", { isValid: false, showInMenu: false }),
      page("grape", {
        type: "GRAPE",
        content: each((code) => ({
          type: "GRAPE",
          html: `<p>${both("Built")[code]}</p>`,
          css: "p{color:gold}",
        })),
      }),
      page("reserver", { isFixedOnRight: true }),
    ],
    components,
    services: [
      { slug: "airport", tags: ["airport", "transfer"] },
      { slug: "station", tags: ["station", "transfer"] },
      { slug: "tour", tags: ["tour"] },
      { slug: "regular", tags: ["transfer"], membersOnly: true },
    ].map(({ slug, tags, membersOnly = false }) => ({
      ...{ tags, membersOnly },
      words: each((code) => ({
        title: both(`Service ${slug}`)[code],
        slug,
        summary: both("Summary")[code],
        url: `/services/${slug}`,
        image: picture,
      })),
    })),
    elements: ["logo-footer", "link-footer", "link-footer"].map((route, index) => ({
      route,
      words: each((code) => ({
        title: both(`Element ${index}`)[code],
        subtitle: null,
        content: null,
        url: "/tarifs",
        image: index === 0 ? picture : null,
      })),
    })),
    news: [
      { day: "2026-01-10", promoted: false },
      { day: "2026-02-10", promoted: true },
      { day: "2026-03-10", promoted: true },
      { day: "2099-01-01", promoted: true },
    ].map(({ day, promoted }) => ({
      publishedAt: `${day}T08:00:00.000Z`,
      promoted,
      words: each((code) => ({
        title: both(`News of ${day}`)[code],
        slug: `news-${day}`,
        summary: both("Summary")[code],
        content: `<p>${both("Content")[code]}</p>`,
        url: null,
        image: null,
      })),
    })),
    newsletterLists: ["Days out", "Offers"].map((name) =>
      each((code) => ({ name: both(name)[code], description: both(`About ${name}`)[code] })),
    ),
    addressTypes: [`BILLING ${marker(id)}`, `DELIVERY ${marker(id)}`],
    companyAddresses: [
      {
        types: ["HEAD_OFFICE"],
        address: `12 quai de la Fosse, ${marker(id)}`,
        postalCode: "44000",
        city: "Nantes",
        country: "FR",
        lat: 47.21,
        lng: -1.56,
      },
    ],
    vehicles: [
      { order: 0, name: both("Saloon"), seats: 3, luggage: 3, flatRateCents: 2500 },
      { order: 1, name: both("Van"), seats: 7, luggage: 7, flatRateCents: 3500 },
    ].map((vehicle) => ({
      ...vehicle,
      description: both("Comfortable"),
      flatRateUnderKm: 20,
      perKmCents: 200,
      hourlyCents: 6000,
      minimumHours: 2,
      includedKmPerHour: 25,
      extraKmCents: 180,
    })),
    fareSupplements: [
      { code: "NIGHT", percent: 20, from: "21:00", until: "06:00" },
      { code: "SUNDAY", percent: 10 },
      { code: "PUBLIC_HOLIDAY", percent: 15 },
    ],
    calendars: [{ name: marker(id), minimumNoticeMin: 120, furthestDays: 365, closures: [] }],
    variations: [
      each((code) => ({ label: both("Year")[code], displayLabel: null })),
      each((code) => ({ label: both("Size")[code], displayLabel: both("The size")[code] })),
    ],
    ...tinyShop(id, both, picture),
    externalApps: [
      { app: "PRODUCT_FILE_GENERATOR", isActive: true, config: { owner: marker(id) } },
    ],
    people: [
      {
        email: `member@${id}.example`,
        role: "MEMBER",
        firstname: "Camille",
        lastname: "Moreau",
        phone: "+33612345678",
      },
      {
        email: `admin@${id}.example`,
        role: "ADMIN",
        firstname: "Louison",
        lastname: "Gauvin",
        phone: null,
      },
      {
        email: `superadmin@${id}.example`,
        role: "SUPER_ADMIN",
        firstname: "Alix",
        lastname: "Briand",
        phone: null,
      },
    ],
  };
}
