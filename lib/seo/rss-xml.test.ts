import { expect, it } from "vitest";
import { type Feed, rssXml } from "./rss-xml";

const feed: Feed = {
  title: "Journal · Vins & Cie",
  url: "https://site.example/journal",
  ownUrl: "https://site.example/blog/rss.xml",
  description: "Ce que l’on y <lit>",
  language: "fr",
  items: [
    {
      title: 'A \u0000 < B & "C"',
      summary: "]]> d’abord",
      url: "https://site.example/journal/a?x=1&y=2",
      publishedAt: "2026-11-12T07:00:00.000Z",
    },
  ],
};

it("is RSS 2.0 that names itself, and no text of it is markup", () => {
  const xml = rssXml(feed);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(xml).toContain("<title>Journal · Vins &amp; Cie</title>");
  expect(xml).toContain("<description>Ce que l’on y &lt;lit&gt;</description>");
  expect(xml).toContain("<title>A  &lt; B &amp; &quot;C&quot;</title>");
  expect(xml).toContain("<description>]]&gt; d’abord</description>");
  expect(xml).toContain(
    '<guid isPermaLink="true">https://site.example/journal/a?x=1&amp;y=2</guid>',
  );
  expect(xml).toContain("<pubDate>Thu, 12 Nov 2026 07:00:00 GMT</pubDate>");
  expect(xml).toContain('<atom:link href="https://site.example/blog/rss.xml" rel="self"');
});

it("is one without articles too", () => {
  const xml = rssXml({ ...feed, items: [] });
  expect(xml).not.toContain("<item>");
  expect(xml).not.toContain("lastBuildDate");
});
