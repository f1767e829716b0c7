import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressQuerySchema } from "@/lib/contract/page";
import { sitemapPart, siteSitemap } from "./sitemap";

vi.mock("server-only", () => ({}));

const site = vi.hoisted(() => ({
  languages: [] as { code: string; isValid: boolean }[],
  pages: 0,
}));
vi.mock("@/lib/site/bootstrap", () => ({
  bootstrap: async () => ({
    info: { url: "https://site.example", languages: site.languages, features: [] },
    parameters: {},
  }),
}));
vi.mock("@/lib/site/addresses", () => ({
  ADDRESSED: ["pages", "products"],
  // As the provider reads it, and refuses it.
  addressesOf: async (_kind: string, nbItem: number, page: number) => {
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
