import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { describe, expect, it, vi } from "vitest";
import { BLOCKS } from "@/lib/contract/block/blocks";
import type { DeclaredField, DeclaredFields } from "@/lib/contract/field/field";
import { messagesOf } from "@/lib/i18n/messages";
import { readParameters } from "@/lib/site/parameters";
import type { Block as BlockComponent } from "./block";

const TITLE = "The title of the page";
const picture = { src: "/media/1.webp", alt: "", width: 3, height: 2 };
const messages = await messagesOf("en");

/** True for a site without content. */
let isEmpty = false;
let component: unknown;

const some = <T,>(items: T[]): T[] => (isEmpty ? [] : items);

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "en",
  getMessages: async () => messages,
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: "en", messages, namespace }),
}));
// It is loaded when it is needed, and shows the title that it is given.
vi.mock("@/components/booking/form/booking-form-loader", () => ({
  BookingFormLoader: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/components/shop/catalogue/product-card", () => ({ ProductCard: () => "A product" }));
vi.mock("@/lib/site/page-of-role", () => ({ pathOfRole: async () => "/book" }));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => {
    const text = isEmpty ? null : "<h2>Part</h2>";
    const legal = ["LEGAL_NOTICE", "PRIVACY_POLICY", "SALE_TERMS", "USE_TERMS", "COOKIE_POLICY"];
    const set = {
      ...Object.fromEntries(legal.map((key) => [key, text])),
      HIDE_CONTACT_PAGE: String(isEmpty),
    };
    return {
      parameters: readParameters(
        Object.entries(set).map(([type, value]) => ({ type, value }) as never),
        () => undefined,
      ),
      info: { features: ["RIDES", "SHOP"] },
      addresses: some([{ address: "1 quai", postalCode: "44000", city: "Nantes", lat: 1, lng: 1 }]),
    };
  },
}));
vi.mock("@/lib/site/catalogue", () => ({
  firstProducts: async () => ({
    first: { items: [], total: 0 },
    filters: { kinds: [], tags: [] },
  }),
  pickedProducts: async () => some([{ id: 1 }]),
}));
vi.mock("@/lib/site/content", () => ({
  componentConf: async () => component,
  readElements: async () => ({ items: some([{ id: 1, title: "An item", url: "/x" }]) }),
  readServices: async () => some([{ id: 1, title: "A service", url: "/y", summary: "", tags: [] }]),
  fares: async () => ({
    grids: some([{ idVehicle: 1, vehicle: "A car", flatRate: 35, hourly: 65 }]),
    supplements: [],
    vatRate: { transfer: 10, hire: 20 },
  }),
}));
const noPage = async () => ({ items: [], total: 0 });
vi.mock("@/lib/site/contents", () => ({ newsList: noPage, blogList: noPage, albumList: noPage }));
vi.mock("@/lib/site/reviews", () => ({
  lastReviews: async () => ({
    reviews: [],
    total: 0,
    figures: { average: null, total: 0, stars: [] },
  }),
  readExternalReviews: async () => undefined,
}));
vi.mock("@/lib/site/usual-journeys", () => ({
  readUsualJourneys: async () =>
    some([
      { pickup: "Here", dropoff: "There", way: { distanceKm: 12, durationMin: 20, vehicles: [] } },
    ]),
}));

const { Block } = await import("./block");

/** Returns a value that a field may have; `least` leaves out all that may be empty. */
function settingOf(field: DeclaredField, least: boolean): unknown {
  const { input, isOptional } = field;
  if (isOptional && least) return null;
  switch (input.kind) {
    case "LINE":
    case "TEXT":
      return "Some words";
    case "RICH_TEXT":
      return "<p>Some words</p><h3>A part</h3>";
    case "DATE":
      return "2026-11-23";
    case "PICTURE":
      return picture;
    case "LINK":
      return confOf(input.fields, least);
    case "LIST":
      return [confOf(input.fields, least)];
    case "PICTURES":
      return [{ ...picture, ...confOf(input.fields, least) }];
    default:
      return field.default;
  }
}

const confOf = (fields: DeclaredFields, least: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, settingOf(field, least)]),
  );

async function rendered(props: Partial<ComponentProps<typeof BlockComponent>> = {}) {
  const faults: unknown[] = [];
  const block = (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Paris">
      <Block slug="x" locale="en" isFirst pageTitle={TITLE} {...props} />
    </NextIntlClientProvider>
  );
  const stream = await renderToReadableStream(block, {
    onError: (error) => void faults.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  return { html, faults };
}

const titles = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text);

describe.each(BLOCKS.map(({ type, fields }) => [type, fields as DeclaredFields] as const))(
  "%s as the first block of a page",
  (type, fields) => {
    it.each([
      ["whole", false, false],
      ["with what it must have", true, false],
      ["on a site that has nothing for it", true, true],
    ])("has the page’s only title, %s", async (_, least, empty) => {
      isEmpty = empty;
      component = { type, slug: "x", conf: confOf(fields, least) };
      const first = await rendered();
      expect(first.faults).toEqual([]);
      expect(titles(first.html)).toHaveLength(1);
      expect(titles(first.html)[0]).not.toBe("");
      const later = await rendered({ isFirst: false });
      expect(titles(later.html)).toEqual([]);
    });
  },
);

it("a first block that is no longer there leaves the page its title", async () => {
  component = undefined;
  expect(titles((await rendered()).html)).toEqual([TITLE]);
});
