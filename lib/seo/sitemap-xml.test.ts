import { describe, expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

const page = (urls: Record<string, string>, about: object = {}) =>
  Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, { url, pictures: [], ...about }]),
  );

describe("a sitemap", () => {
  it("has each address once, with itself in all its languages", () => {
    const xml = sitemapXml([
      page({ fr: "https://x.example/vins", en: "https://x.example/en/wines" }),
    ]);
    const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
    expect(listed).toEqual(["https://x.example/vins", "https://x.example/en/wines"]);
    expect(xml.match(/hreflang="en" href="https:\/\/x.example\/en\/wines"/g)).toHaveLength(2);
  });

  it("names no other language of a site that has one", () => {
    expect(sitemapXml([page({ fr: "https://x.example/vins" })])).not.toContain("hreflang");
  });

  it("writes what XML would take for its own as text", () => {
    expect(sitemapXml([page({ fr: 'https://x.example/a&b"<' })])).toContain(
      "<loc>https://x.example/a&amp;b&quot;&lt;</loc>",
    );
    expect(sitemapIndexXml(["https://x.example/?a&b"])).toContain("?a&amp;b</loc>");
  });

  it("tells when each was changed, and its pictures in the namespace for images", () => {
    const xml = sitemapXml([
      page(
        { fr: "https://x.example/vins" },
        {
          changedAt: "2026-11-20T09:00:00.000Z",
          pictures: ["https://x.example/a.webp", "https://x.example/b.webp?a&b"],
        },
      ),
      page({ fr: "https://x.example/" }),
    ]);
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    expect(xml).toContain(
      "<loc>https://x.example/vins</loc>\n<lastmod>2026-11-20T09:00:00.000Z</lastmod>\n" +
        "<image:image><image:loc>https://x.example/a.webp</image:loc></image:image>\n" +
        "<image:image><image:loc>https://x.example/b.webp?a&amp;b</image:loc></image:image>\n",
    );
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });

  it("has no more pictures of a page than search engines read", () => {
    const pictures = Array.from({ length: 1_200 }, (_, at) => `https://x.example/${at}.webp`);
    const xml = sitemapXml([page({ fr: "https://x.example/vins" }, { pictures })]);
    expect(xml.match(/<image:image>/g)).toHaveLength(1_000);
  });

  it("leads to those that it is split into", () => {
    const xml = sitemapIndexXml(["https://x.example/sitemap.xml?part=pages-1"]);
    expect(xml).toContain("<sitemap>\n<loc>https://x.example/sitemap.xml?part=pages-1</loc>");
  });
});
