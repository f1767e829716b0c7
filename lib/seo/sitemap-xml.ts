/** One address of a site in each language that it has one in, by its locale. */
export type LocalisedAddresses = Record<string, string>;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap (https://www.sitemaps.org/protocol.html): each address with itself in all languages, where there are several. */
export function sitemapXml(pages: readonly LocalisedAddresses[]): string {
  const entries = pages.flatMap((addresses) => {
    const all = Object.entries(addresses);
    const links = (all.length > 1 ? all : [])
      .map(
        ([locale, url]) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(url)}" />\n`,
      )
      .join("");
    return Object.values(addresses).map(
      (url) => `<url>\n<loc>${escaped(url)}</loc>\n${links}</url>\n`,
    );
  });
  const namespaces = `xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${DECLARATION}<urlset ${namespaces}>\n${entries.join("")}</urlset>\n`;
}

/** The sitemap of a site whose addresses stand in several, each at one of `urls`. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>\n<loc>${escaped(url)}</loc>\n</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
