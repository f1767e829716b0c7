import { describe, expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

describe("a sitemap", () => {
  it("has each address once, with itself in all its languages", () => {
    const xml = sitemapXml([{ fr: "https://x.example/vins", en: "https://x.example/en/wines" }]);
    const listed = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
    expect(listed).toEqual(["https://x.example/vins", "https://x.example/en/wines"]);
    expect(xml.match(/hreflang="en" href="https:\/\/x.example\/en\/wines"/g)).toHaveLength(2);
  });

  it("names no other language of a site that has one", () => {
    expect(sitemapXml([{ fr: "https://x.example/vins" }])).not.toContain("hreflang");
  });

  it("writes what XML would take for its own as text", () => {
    expect(sitemapXml([{ fr: 'https://x.example/a&b"<' }])).toContain(
      "<loc>https://x.example/a&amp;b&quot;&lt;</loc>",
    );
    expect(sitemapIndexXml(["https://x.example/?a&b"])).toContain("?a&amp;b</loc>");
  });

  it("leads to those that it is split into", () => {
    const xml = sitemapIndexXml(["https://x.example/sitemap.xml?part=pages-1"]);
    expect(xml).toContain("<sitemap>\n<loc>https://x.example/sitemap.xml?part=pages-1</loc>");
  });
});
