import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressQuerySchema, MOST_ADDRESSES, MOST_PICTURES_TOLD } from "@/lib/contract/page";
import { sitemapPart, siteSitemap } from "./sitemap";

vi.mock("server-only", () => ({}));

const site = vi.hoisted(() => ({
  languages: [] as { code: string; isValid: boolean }[],
  pages: 0,
  contents: [] as {
    role: string;
    paths: Record<string, string>;
    changedAt?: Record<string, string>;
    pictures?: Record<string, string[]>;
  }[],
  parameters: {},
}));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => ({
    info: { url: "https://site.example", languages: site.languages, features: [] },
    parameters: site.parameters,
  }),
}));
vi.mock("@/lib/site/addresses", () => ({
  ADDRESSED: ["pages", "products", "contents"],
  // As the provider reads it, and refuses it.
  addressesOf: async (kind: string, nbItem: number, page: number) => {
    if (kind === "contents") return { addresses: site.contents, total: site.contents.length };
    const part = addressQuerySchema.parse({ nbItem, page });
    const first = (part.page - 1) * part.nbItem;
    const count = Math.max(0, Math.min(part.nbItem, site.pages - first));
    const addresses = Array.from({ length: count }, (_, index) => ({
      role: null,
      paths: { fr_FR: `/p-${first + index}`, en: `/p-${first + index}` },
    }));
    return { addresses, total: site.pages };
  },
}));

const count = (xml: string, tag: string) => xml.split(`<${tag}>`).length - 1;

describe.each([
  [
    "French alone",
    [
      { code: "fr_FR", isValid: true },
      { code: "en", isValid: false },
    ],
    1,
  ],
  [
    "French and English",
    [
      { code: "fr_FR", isValid: true },
      { code: "en", isValid: true },
    ],
    2,
  ],
])("the sitemap of a site in %s", (_, languages, spoken) => {
  beforeEach(() => {
    site.languages = languages;
  });

  it("names each page in its languages", async () => {
    site.pages = 3;
    const xml = await siteSitemap();
    expect(count(xml, "loc")).toBe(3 * spoken);
    expect(xml.includes("https://site.example/en/")).toBe(spoken === 2);
  });

  it("is in parts once they are many, and each is there", async () => {
    site.pages = 6000;
    const parts = [...(await siteSitemap()).matchAll(/part=pages-(\d+)/g)].map(([, part]) => part);
    expect(parts).toEqual(["1", "2", "3"]);
    const sizes = await Promise.all(
      parts.map(async (part) => count((await sitemapPart("pages", Number(part))) ?? "", "loc")),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(6000 * spoken);
  });
});

describe("the contents of a site in its sitemap", () => {
  beforeEach(() => {
    site.pages = 1;
    site.languages = [
      { code: "fr_FR", isValid: true },
      { code: "en", isValid: true },
    ];
    site.contents = [
      { role: "NEWS", paths: { fr_FR: "/nouvelles/ouverture", en: "/news/opening" } },
      { role: "BLOG", paths: { fr_FR: "/carnet/routes" } },
    ];
  });

  it("stand in the languages in which they are published", async () => {
    site.parameters = { IS_BLOG_ACTIVATED: true };
    const xml = await siteSitemap();
    expect(xml).toContain("<loc>https://site.example/nouvelles/ouverture</loc>");
    expect(xml).toContain("<loc>https://site.example/en/news/opening</loc>");
    expect(xml).toContain('hreflang="en" href="https://site.example/en/news/opening"');
    expect(xml).toContain("<loc>https://site.example/carnet/routes</loc>");
    expect(xml).not.toContain("https://site.example/en/carnet");
  });

  it("tell in each language when they were changed, and their pictures", async () => {
    site.parameters = { IS_BLOG_ACTIVATED: true };
    site.contents = [
      {
        role: "NEWS",
        paths: { fr_FR: "/nouvelles/ouverture", en: "/news/opening" },
        changedAt: { fr_FR: "2026-11-20T09:00:00.000Z" },
        pictures: { fr_FR: ["/media/72/a.webp"], en: ["https://elsewhere.example/b.webp"] },
      },
    ];
    const entries = (await siteSitemap()).split("<url>");
    const entry = (path: string) =>
      entries.find((one) => one.includes(`<loc>https://site.example${path}</loc>`));
    const french = entry("/nouvelles/ouverture");
    expect(french).toContain("<lastmod>2026-11-20T09:00:00.000Z</lastmod>");
    expect(french).toContain("<image:loc>https://site.example/media/72/a.webp</image:loc>");
    expect(french).not.toContain("b.webp");
    expect(entry("/en/news/opening")).not.toContain("lastmod");
    expect(entry("/en/news/opening")).toContain(
      "<image:loc>https://elsewhere.example/b.webp</image:loc>",
    );
  });

  it("stay within what search engines read of a sitemap, with all the pictures there may be", async () => {
    site.pages = 0;
    const pictures = Array.from(
      { length: MOST_PICTURES_TOLD / MOST_ADDRESSES / 2 },
      (_, at) => `/media/72/${at}-${"x".repeat(100)}.webp`,
    );
    site.contents = Array.from({ length: MOST_ADDRESSES }, (_, at) => ({
      role: "NEWS",
      paths: { fr_FR: `/nouvelles/${at}-${"x".repeat(95)}`, en: `/news/${at}-${"x".repeat(95)}` },
      pictures: { fr_FR: pictures, en: pictures },
    }));
    const xml = await siteSitemap();
    expect(count(xml, "image:loc")).toBe(MOST_PICTURES_TOLD);
    expect(count(xml, "url")).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  });

  it("are none of a blog that is switched off", async () => {
    site.parameters = { IS_BLOG_ACTIVATED: false };
    const xml = await siteSitemap();
    expect(xml).toContain("/nouvelles/ouverture");
    expect(xml).not.toContain("/carnet/routes");
  });
});
