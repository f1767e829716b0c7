import type { Crawl } from "./crawl-site";
import { crawledPages, isSameAddress } from "./page-faults";

/** Entry of a sitemap. */
interface ListedPage {
  url: string;
  lastmod: string | null;
  images: string[];
  alternates: { language: string; href: string }[];
}

const MOST_LISTED = 50_000;
export const MOST_BYTES = 50 * 1024 * 1024;
const MOST_IMAGES = 1_000;

const NAMESPACES = [
  "http://www.sitemaps.org/schemas/sitemap/0.9",
  "http://www.google.com/schemas/sitemap-image/1.1",
];

/** Reads a sitemap, and all that its index names. */
export async function readSitemap(
  origin: string,
): Promise<{ pages: ListedPage[]; faults: string[] }> {
  const texts: string[] = [];
  const first = await textOf(`${origin}/sitemap.xml`);
  if (first.includes("<sitemapindex")) {
    for (const part of valuesOf(first, "loc")) texts.push(await textOf(part));
  } else texts.push(first);
  return {
    pages: texts.flatMap(listedPages),
    faults: texts.flatMap((text, at) =>
      sizeFaults(text).map((fault) => `part ${at + 1}: ${fault}`),
    ),
  };
}

export function listedPages(xml: string): ListedPage[] {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = ""]) => ({
    url: valuesOf(entry, "loc")[0] ?? "",
    lastmod: valuesOf(entry, "lastmod")[0] ?? null,
    images: valuesOf(entry, "image:loc"),
    alternates: Array.from(
      entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g),
      ([, language = "", href = ""]) => ({ language, href: plain(href) }),
    ),
  }));
}

/** Finds what search engines would not read of a sitemap: too much in it, or another namespace. */
export function sizeFaults(xml: string): string[] {
  const pages = listedPages(xml);
  return [
    ...NAMESPACES.filter((namespace) => !xml.includes(`="${namespace}"`)).map(
      (namespace) => `not in ${namespace}`,
    ),
    ...(pages.length > MOST_LISTED ? [`${pages.length} addresses`] : []),
    ...(Buffer.byteLength(xml) > MOST_BYTES ? [`${Buffer.byteLength(xml)} bytes`] : []),
    ...pages
      .filter(({ images }) => images.length > MOST_IMAGES)
      .map(({ url, images }) => `${url}: ${images.length} images`),
  ];
}

/**
 * Finds listed pages that are not to be indexed, are not canonical, or are not told as they are; and
 * indexable pages of the site that are not listed.
 */
export function listFaults(
  crawl: Pick<Crawl, "answers">,
  listed: readonly ListedPage[],
  now: Date,
): string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const { url, lastmod, images, alternates } of listed) {
    const { href } = new URL(url);
    const fault = (says: string) => faults.push(`${url} is listed, and ${says}`);
    if (known.has(href)) fault("twice");
    known.add(href);
    const answer = crawl.answers.get(href);
    if (answer?.status !== 200) fault(`answers ${answer?.status}`);
    if (!answer?.document) continue;
    if (!answer.document.isIndexable) fault("is not to be indexed");
    const [own] = answer.document.canonicals;
    if (!own || !isSameAddress(own, url)) fault(`names ${own}`);
    if (lastmod === null) fault("has no lastmod");
    else if (!(Date.parse(lastmod) <= now.getTime())) fault(`has changed at ${lastmod}`);
    for (const image of images) {
      const path = new URL(image).pathname;
      const isShown = [path, encodeURIComponent(path)].some((src) => answer.html.includes(src));
      if (!isShown) fault(`does not show ${image}`);
    }
    const named = new Map(answer.document.alternates.map((one) => [one.language, one.href]));
    for (const { language, href: other } of alternates) {
      const told = named.get(language);
      if (!told || !isSameAddress(told, other)) fault(`names ${told} in ${language}`);
    }
  }
  for (const { url, document } of crawledPages(crawl)) {
    const [own] = document.canonicals;
    if (!document.isIndexable || !own || new URL(own).href !== url || known.has(url)) continue;
    // A later page of a list is reached by the list.
    if (/\/page\/\d+$/.test(new URL(url).pathname)) continue;
    faults.push(`${url} is to be indexed, and is not listed`);
  }
  return faults;
}

/** Finds pictures of a sitemap that do not answer as one. */
export async function imageFaults(listed: readonly ListedPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const image of new Set(listed.flatMap(({ images }) => images))) {
    const response = await fetch(image, { redirect: "manual" });
    await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "";
    if (response.status !== 200 || !type.startsWith("image/")) {
      faults.push(`${image}: ${response.status} ${type}`);
    }
  }
  return faults;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

const valuesOf = (xml: string, tag: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g")), ([, text = ""]) =>
    plain(text),
  );

const plain = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
