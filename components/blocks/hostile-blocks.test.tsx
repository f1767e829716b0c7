import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { describe, expect, it, vi } from "vitest";
import { BLOCKS } from "@/lib/contract/block/blocks";
import type { DeclaredField, DeclaredFields } from "@/lib/contract/field/field";
import { messagesOf } from "@/lib/i18n/messages";
import { readParameters } from "@/lib/site/parameters";
import { activeMarkup } from "@/simulations/hostile/active-markup";
import { HOSTILE_PAYLOADS } from "@/simulations/hostile/hostile-payloads";

const messages = await messagesOf("fr");
const HARMLESS = "Un mot";

/** Text that everything on the site says. */
let text = HARMLESS;
let component: unknown;

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "fr",
  getMessages: async () => messages,
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: "fr", messages, namespace }),
}));
vi.mock("@/components/booking/form/booking-form-loader", () => ({
  BookingFormLoader: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/components/shop/catalogue/product-card", () => ({ ProductCard: () => text }));
vi.mock("@/lib/site/page-of-role", () => ({ pathOfRole: async () => "/book" }));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => ({
    parameters: readParameters(
      [
        ...["LEGAL_NOTICE", "PRIVACY_POLICY", "SALE_TERMS", "USE_TERMS", "COOKIE_POLICY"].map(
          (type) => ({ type, value: text }) as never,
        ),
        { type: "HIDE_CONTACT_PAGE", kind: "BOOLEAN", value: "false" } as never,
      ],
      () => undefined,
    ),
    info: { features: ["RIDES", "SHOP"] },
    addresses: [{ address: text, postalCode: "44000", city: text, lat: 1, lng: 1 }],
  }),
}));
vi.mock("@/lib/site/catalogue", () => ({
  firstProducts: async () => ({
    first: { items: [], total: 0 },
    filters: { kinds: [], tags: [text] },
  }),
  pickedProducts: async () => [{ id: 1 }],
}));
vi.mock("@/lib/site/content", () => ({
  componentConf: async () => component,
  readElements: async () => ({
    items: [{ id: 1, title: text, subtitle: text, content: text, url: text }],
  }),
  readServices: async () => [{ id: 1, title: text, url: text, summary: text, tags: [text] }],
  fares: async () => ({
    grids: [{ idVehicle: 1, vehicle: text, flatRate: 35, hourly: 65 }],
    supplements: [],
    vatRate: { transfer: 10, hire: 20 },
  }),
}));
const onePage = async () => ({
  items: [{ id: 1, title: text, summary: text, publishedAt: "2026-11-20T09:00:00Z", path: "/x" }],
  total: 1,
});
vi.mock("@/lib/site/contents", () => ({
  newsList: onePage,
  blogList: onePage,
  albumList: onePage,
}));
vi.mock("@/lib/site/reviews", () => ({
  lastReviews: async () => ({
    reviews: [
      {
        ...{ id: 1, of: "RIDE", rating: 4, text, language: "fr_FR", author: text },
        ...{ experiencedOn: "2026-11-20", publishedAt: "2026-11-21T09:00:00Z" },
        answer: { text, answeredAt: "2026-11-22T09:00:00Z" },
      },
    ],
    total: 1,
    figures: { average: 4, count: 1, stars: [] },
  }),
  readExternalReviews: async () => undefined,
}));
vi.mock("@/lib/site/usual-journeys", () => ({
  readUsualJourneys: async (_: string, journeys: { pickup: string; dropoff: string }[]) =>
    journeys.map(({ pickup, dropoff }) => ({
      ...{ pickup, dropoff, way: { distanceKm: 12, durationMin: 20, vehicles: [] } },
    })),
}));

const { Block } = await import("./block");

/** Returns a value with the text in it; addresses too, as if nobody had checked them. */
function said(field: DeclaredField): unknown {
  const { input } = field;
  const picture = { src: "/media/1.webp", alt: text, width: 3, height: 2 };
  switch (input.kind) {
    case "LINE":
    case "TEXT":
    case "ADDRESS":
      return text;
    case "RICH_TEXT":
      return `<p>Un mot</p>${text}`;
    case "DATE":
      return "2026-11-23";
    case "PICTURE":
      return picture;
    case "LINK":
      return confOf(input.fields);
    case "LIST":
      return [confOf(input.fields)];
    case "PICTURES":
      return [{ ...picture, ...confOf(input.fields) }];
    default:
      return field.default;
  }
}

const confOf = (fields: DeclaredFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, said(field)]));

type Conf = Record<string, unknown>;

/** Word that nothing else on the site says. */
const NEW = "AtOnce";

/** Words of the filters of a list, which its browser draws. */
const DRAWN_IN_BROWSER: ReadonlySet<string> = new Set(["tagLabels.label"]);

/** Returns the settings of a block with one text or picture changed, for each that visitors see. */
function changedOnes(fields: DeclaredFields, conf: Conf): [place: string, conf: Conf][] {
  return Object.entries(fields).flatMap(([name, { input, isTranslated }]): [string, Conf][] => {
    const is = conf[name];
    const within = (of: DeclaredFields, item: unknown, put: (now: Conf) => unknown) =>
      changedOnes(of, item as Conf).map(([place, now]): [string, Conf] => [
        `${name}.${place}`,
        { ...conf, [name]: put(now) },
      ]);
    switch (input.kind) {
      case "LINE":
      case "TEXT":
        return isTranslated ? [[name, { ...conf, [name]: NEW }]] : [];
      case "RICH_TEXT":
        return [[name, { ...conf, [name]: `<p>${NEW}</p>` }]];
      case "ADDRESS":
        return [[name, { ...conf, [name]: `/${NEW}` }]];
      case "PICTURE":
        return [[name, { ...conf, [name]: { ...(is as object), src: `/media/${NEW}.webp` } }]];
      case "LINK":
        return within(input.fields, is, (now) => now);
      case "LIST":
        return within(input.fields, (is as unknown[])[0], (now) => [now]);
      case "PICTURES": {
        const [picture] = is as Conf[];
        const other = { ...picture, src: `/media/${NEW}.webp` };
        return [
          [name, { ...conf, [name]: [other] }],
          ...within(input.fields, picture, (now) => [now]),
        ];
      }
      default:
        return [];
    }
  });
}

async function rendered(type: string, fields: DeclaredFields, what: string) {
  text = what;
  return drawn(type, confOf(fields));
}

async function drawn(type: string, conf: Conf) {
  component = { type, slug: "x", conf };
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Paris">
      <Block slug="x" locale="fr" isFirst pageTitle={text} />
    </NextIntlClientProvider>,
    { onError: (error) => void faults.push(error) },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), faults };
}

const every = process.env.PROVE_HOSTILE ? 1 : 8;

describe.each(BLOCKS.map(({ type, fields }) => [type, fields as DeclaredFields] as const))(
  "%s",
  (type, fields) => {
    it("shows each text and picture that is written in it", async () => {
      text = HARMLESS;
      const unseen: string[] = [];
      // Steps alone have a picture beside them, and cards leave out the service that they name.
      const steps = type === "ELEMENT_LIST" && { display: "STEPS" };
      const cards = type === "SERVICE_CARDS" && { except: null };
      const shown = { ...confOf(fields), ...steps, ...cards };
      for (const [place, conf] of changedOnes(fields, shown)) {
        const { html } = await drawn(type, conf);
        if (!html.includes(NEW) && !DRAWN_IN_BROWSER.has(place)) unseen.push(place);
      }
      expect(unseen).toEqual([]);
    });

    // npm run prove:hostile shows all of them.
    it("shows nothing of a hostile text but text", async () => {
      const own = new Set(activeMarkup((await rendered(type, fields, HARMLESS)).html));
      const texts = HOSTILE_PAYLOADS.filter((_, at) => at % every === 0);
      for (const payload of texts) {
        const { html, faults } = await rendered(type, fields, payload);
        expect([payload, faults]).toEqual([payload, []]);
        expect([payload, activeMarkup(html, (active) => own.has(active))]).toEqual([payload, []]);
      }
    });
  },
);
