import { crawlSite } from "./crawl-site";
import { dataFaults, typesIn } from "./data-faults";
import {
  alternateFaults,
  canonicalFaults,
  crawledPages,
  doubleFaults,
  linkFaults,
  pageFaults,
} from "./page-faults";
import { imageFaults, listFaults, readSitemap } from "./sitemap-faults";

/** What a crawl of a site has found. */
interface SiteReport {
  faults: string[];
  pages: number;
  indexable: number;
  listed: number;
  images: number;
  links: number;
  blocks: number;
  /** Number of nodes of each type of schema.org. */
  types: ReadonlyMap<string, number>;
}

/**
 * Walks a site as a search engine does, from its home in each language and its sitemap, and finds
 * what keeps its pages from being found.
 * @param follows false to look at those pages alone, and at what their links answer
 */
export async function siteFaults(
  origin: string,
  { now, follows = true }: { now: Date; follows?: boolean },
): Promise<SiteReport> {
  const { pages: listed, faults } = await readSitemap(origin);
  const starts = [`${origin}/`, `${origin}/en`, ...listed.map(({ url }) => new URL(url).href)];
  const crawl = await crawlSite(origin, [...new Set(starts)], { follows });
  const pages = crawledPages(crawl);
  const blocks = pages.flatMap(({ url, document }) =>
    document.data.map((text) => ({ url, text, found: dataFaults(text) })),
  );
  const types = new Map<string, number>();
  for (const { text, found } of blocks) {
    if (found.some((fault) => fault.startsWith("no "))) continue;
    for (const type of typesIn(JSON.parse(text))) types.set(type, (types.get(type) ?? 0) + 1);
  }
  return {
    faults: [
      ...faults,
      ...linkFaults(crawl),
      ...pages.flatMap(pageFaults),
      ...doubleFaults(crawl),
      ...canonicalFaults(crawl),
      ...alternateFaults(crawl),
      ...blocks.flatMap(({ url, found }) => found.map((fault) => `${url}: ${fault}`)),
      ...(follows ? listFaults(crawl, listed, now) : []),
      ...(await imageFaults(listed)),
    ],
    pages: pages.length,
    indexable: pages.filter(({ document }) => document.isIndexable).length,
    listed: listed.length,
    images: listed.reduce((sum, { images }) => sum + images.length, 0),
    links: crawl.links.length,
    blocks: blocks.length,
    types,
  };
}
