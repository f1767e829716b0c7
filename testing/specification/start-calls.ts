import type { Address } from "@/lib/contract/address";
import type { NewsItem } from "@/lib/contract/news";
import type { Parameter } from "@/lib/contract/parameter";
import type { SiteInfo } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import { visits } from "@/platform/db/schema/site-look";
import type { SpecifiedCall } from "./specified-call";

const START = "Server start";

/** Calls that the specification has made on a server's start and whose area it does not name. */
export const START_CALLS: SpecifiedCall[] = [
  {
    area: START,
    call: "GET /parameter",
    names: "id, type, kind, label, value",
    seen: async (site) => {
      const labels: string[] = [];
      let value: string | null = null;
      for (const language of ["fr_FR", "en"] as const) {
        const rows = await site.data<Parameter[]>("GET /parameter", { language });
        const row = rows.find(({ type }) => type === "COMPANY_NAME");
        labels.push(`${row?.kind} ${row?.label}`);
        value = row?.value ?? null;
      }
      return { labels, value };
    },
    is: {
      labels: ["STRING Nom de l’entreprise", "STRING Company name"],
      value: "Tiny site-901",
    },
  },
  {
    area: START,
    call: "GET /site/info",
    names: "fonts, flags, languages, logos, style variables",
    seen: async (site) => {
      const info = await site.data<SiteInfo>("GET /site/info");
      return {
        flags: [info.isWinemaker, info.isECommerce, info.isBuilding],
        defaultLang: info.defaultLang,
        languages: info.languages.map(({ code, isValid }) => [code, isValid]),
        logos: info.logos.map(({ type }) => type),
        fonts: info.fonts.map(({ type, family }) => `${type} ${family}`),
        styleVariables: info.styleVariables,
      };
    },
    is: {
      flags: [false, true, false],
      defaultLang: { code: "fr_FR", label: "Français", flag: "fr" },
      languages: [
        ["fr_FR", true],
        ["en", true],
      ],
      logos: ["LOGO"],
      fonts: ["CONTENT Raleway"],
      styleVariables: { "--accent": "#d4af37ff" },
    },
  },
  {
    area: START,
    call: "GET /logged",
    seen: async (site) => [
      await site.data("GET /logged"),
      await site.data("GET /logged", { as: site.member }),
    ],
    is: [
      { logged: false, role: null },
      { logged: true, role: "MEMBER" },
    ],
  },
];

export const SITE_CALLS: SpecifiedCall[] = [
  {
    area: "Addresses",
    call: "GET /company/address",
    names: "id, type, address, postal code, city, country; total",
    seen: async (site) => {
      type Told = { addresses: Address[]; total: number };
      const { addresses, total } = await site.data<Told>("GET /company/address?postalCode=44000");
      const others = await site.data<Told>("GET /company/address?postalCode=df:44000");
      const [first] = addresses;
      return [first?.type, first?.city, first?.country.alphaTwo, total, others.total];
    },
    is: [[{ value: "HEAD_OFFICE" }], "Nantes", "FR", 1, 0],
  },
  {
    area: "Addresses",
    call: "GET /admin/address/type",
    seen: async (site) =>
      (await site.data<{ value: string }[]>("GET /admin/address/type")).map(({ value }) => value),
    is: ["BILLING site-901", "DELIVERY site-901"],
  },
  {
    area: "Addresses",
    call: "POST /relay/access-points",
    names: "an address; id, name, addLine1, zipCode, city, country, position, icon",
    seen: async (site) => {
      const body = { address: "1 place de la Gare", postalCode: "37500", city: "Chinon" };
      const [nearest] = await site.data<object[]>("POST /relay/access-points", { body });
      const { distanceKm: _, icon, ...point } = nearest as Record<string, unknown>;
      return { ...point, icon: typeof icon };
    },
    is: {
      id: "POINT-901",
      name: "Tobacconist fr site-901",
      addLine1: "3 rue du Port",
      zipCode: "37500",
      city: "Chinon",
      country: "FR",
      position: { lat: 47.17, lng: 0.24 },
      icon: "string",
    },
  },
  {
    area: "Geography",
    call: "GET /cities/{search}/{idCountry}",
    names: "postalCode, name",
    seen: async (site) => {
      const cities =
        await site.data<{ postalCode: string; name: string }[]>("GET /cities/nantes/250");
      return cities.find(({ postalCode }) => postalCode === "44000");
    },
    is: { postalCode: "44000", name: "Nantes" },
  },
  {
    area: "Geography",
    call: "GET /countries",
    names: "id, alphaTwo, alphaThree, numCode, name",
    seen: async (site) =>
      (await site.data<{ id: number }[]>("GET /countries", { language: "en" })).find(
        ({ id }) => id === 250,
      ),
    is: { id: 250, alphaTwo: "FR", alphaThree: "FRA", numCode: "250", name: "France" },
  },
  {
    area: "Visits",
    call: "GET /site/visit/{from}",
    seen: async (site) => {
      const told = await site.data("GET /site/visit/flyer-of-may");
      const rows = await site.platform.database.everySite.select().from(visits);
      const [row] = rows.filter(({ from }) => from === "flyer-of-may");
      return [told, row?.idSite, row?.count];
    },
    is: [{ logged: true }, 901, 1],
  },
  {
    area: "External apps",
    call: "GET /external-app/{app}/config/public",
    seen: (site) => site.data("GET /external-app/PRODUCT_FILE_GENERATOR/config/public"),
    is: { app: "PRODUCT_FILE_GENERATOR", isActive: true, config: { owner: "site-901" } },
  },
  {
    area: "Payment",
    call: "GET /custom-stripe/public-key",
    names: "the public configuration of card payments",
    // The embedded gateway takes the cards of tests, and has no key for a browser.
    seen: (site) => site.data("GET /custom-stripe/public-key"),
    is: { publicKey: null },
  },
  {
    area: "News",
    call: "GET /news",
    names: "news, total, promoted",
    seen: async (site) => {
      type Told = { news: NewsItem[]; total: number; promoted: NewsItem | null };
      const all = await site.data<Told>("GET /news");
      const promoted = await site.data<Told>("GET /news?promoted=true");
      const days = ({ news }: Told) => news.map(({ publishedAt }) => publishedAt.slice(0, 10));
      return [days(all), all.total, days(promoted), promoted.promoted?.slug];
    },
    is: [
      ["2026-03-10", "2026-02-10", "2026-01-10"],
      3,
      ["2026-03-10", "2026-02-10"],
      "news-2026-03-10",
    ],
  },
  {
    area: "User",
    call: "GET /user",
    names: "id, email, role, phone, firstname, lastname, birthdate; nobody for a visitor",
    seen: async (site) => {
      const user = await site.data<User>("GET /user", { as: site.member });
      const { email, role, phone, firstname, birthdate } = user;
      return [
        await site.data("GET /user"),
        user.id === site.member.id && email === site.member.email,
        [role, phone, firstname, birthdate],
      ];
    },
    is: [null, true, ["MEMBER", "+33639980199", "Solène", null]],
  },
];
