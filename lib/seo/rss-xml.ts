import { escapedXml } from "./escaped-xml";

export interface Feed {
  title: string;
  url: string;
  /** Its own address. */
  ownUrl: string;
  description: string;
  language: string;
  /** Newest first; `publishedAt` is an ISO instant. */
  items: { title: string; summary: string; url: string; publishedAt: string }[];
}

const rfc822 = (instant: string) => new Date(instant).toUTCString();

/** Writes a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssXml({ title, url, ownUrl, description, language, items }: Feed): string {
  const [newest] = items;
  const entries = items.map(
    (item) => `<item>
<title>${escapedXml(item.title)}</title>
<link>${escapedXml(item.url)}</link>
<guid isPermaLink="true">${escapedXml(item.url)}</guid>
<pubDate>${rfc822(item.publishedAt)}</pubDate>
<description>${escapedXml(item.summary)}</description>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapedXml(title)}</title>
<link>${escapedXml(url)}</link>
<atom:link href="${escapedXml(ownUrl)}" rel="self" type="application/rss+xml" />
<description>${escapedXml(description)}</description>
<language>${language}</language>
${newest ? `<lastBuildDate>${rfc822(newest.publishedAt)}</lastBuildDate>\n` : ""}${entries.join("")}</channel>
</rss>
`;
}
