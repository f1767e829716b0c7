import { MOST_PICTURES } from "@/lib/contract/page";
import { escapedXml } from "./escaped-xml";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

/** Page in a sitemap, in one language. */
interface ListedAddress {
  url: string;
  /** Last change of what it shows, as an ISO instant, where that is known. */
  changedAt?: string | undefined;
  /** Addresses of the pictures that are its own. */
  pictures: readonly string[];
}

/** Page in a sitemap, by its languages. */
export type ListedPage = Record<string, ListedAddress>;

/**
 * Writes a sitemap (https://www.sitemaps.org/protocol.html): each address with itself in all
 * languages, where there are several, its last change, and its pictures
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
 */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages.flatMap((page) => {
    const all = Object.entries(page);
    const links = (all.length > 1 ? all : []).map(
      ([locale, { url }]) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapedXml(url)}" />\n`,
    );
    return all.map(([, { url, changedAt, pictures }]) => {
      const lines = [
        `<loc>${escapedXml(url)}</loc>\n`,
        ...(changedAt ? [`<lastmod>${changedAt}</lastmod>\n`] : []),
        ...links,
        ...pictures
          .slice(0, MOST_PICTURES)
          .map((src) => `<image:image><image:loc>${escapedXml(src)}</image:loc></image:image>\n`),
      ];
      return `<url>\n${lines.join("")}</url>\n`;
    });
  });
  const namespaces = `xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}"`;
  return `${DECLARATION}<urlset ${namespaces}>\n${entries.join("")}</urlset>\n`;
}

export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>\n<loc>${escapedXml(url)}</loc>\n</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}
