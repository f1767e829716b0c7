import type { Crawl, CrawledAnswer } from "./crawl-site";
import type { ReadDocument } from "./read-document";

type CrawledPage = CrawledAnswer & { document: ReadDocument };

/** Lists the pages that a crawl has read. */
export const crawledPages = ({ answers }: Pick<Crawl, "answers">): CrawledPage[] =>
  [...answers.values()].filter((answer): answer is CrawledPage => answer.document !== null);

const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** Finds what is wrong with the head and the headings of one page. */
export function pageFaults({ url, document }: CrawledPage): string[] {
  const { language, titles, descriptions, headings, isIndexable } = document;
  const isEnglish = /^\/en(?:\/|$)/.test(new URL(url).pathname);
  const faults: string[] = [];
  if (!LANGUAGE.test(language ?? "")) faults.push(`lang is ${language}`);
  else if (language?.startsWith("en") !== isEnglish) faults.push(`lang is ${language} at its path`);
  if (headings !== 1) faults.push(`${headings} h1`);
  if (titles.length !== 1 || !titles[0]) faults.push(`titles: ${JSON.stringify(titles)}`);
  if (isIndexable && (descriptions.length !== 1 || !descriptions[0])) {
    faults.push(`descriptions: ${JSON.stringify(descriptions)}`);
  }
  return faults.map((fault) => `${url}: ${fault}`);
}

/** Finds links that lead to nothing: an address that is not there, or an anchor that no page has. */
export function linkFaults({ answers, links }: Pick<Crawl, "answers" | "links">): string[] {
  const faults = links.flatMap(({ from, to, anchor }) => {
    const answer = answers.get(to);
    if (!answer) return [];
    if (answer.status >= 400) return [`${from} leads to ${to}: ${answer.status}`];
    if (!anchor || anchor === "top" || !answer.document) return [];
    return answer.document.anchors.has(anchor) ? [] : [`${from} leads to ${to}#${anchor}: no such`];
  });
  return [...new Set(faults)];
}

/** Finds indexable pages of one language with the same title, or the same description. */
export function doubleFaults(crawl: Pick<Crawl, "answers">): string[] {
  const shown = crawledPages(crawl).filter((page) => page.document.isIndexable && isItself(page));
  return (["titles", "descriptions"] as const).flatMap((what) => {
    const byText = new Map<string, CrawledPage[]>();
    for (const page of shown) {
      const text = `${page.document.language} ${page.document[what][0]}`;
      byText.set(text, [...(byText.get(text) ?? []), page]);
    }
    return [...byText]
      .filter(([, pages]) => pages.length > 1)
      .map(
        ([text, pages]) =>
          `the same of ${what}, ${text}: ${pages.map(({ url }) => url).join(", ")}`,
      );
  });
}

const isItself = ({
  url,
  document: {
    canonicals: [own],
  },
}: CrawledPage) => own !== undefined && isSameAddress(own, url);

/**
 * Finds indexable pages without one canonical address, or with one that does not answer, or whose
 * page names another. A page of a query has the address without it.
 */
export function canonicalFaults(crawl: Pick<Crawl, "answers">): string[] {
  return crawledPages(crawl).flatMap(({ url, document }) => {
    if (!document.isIndexable) return [];
    const [canonical, ...others] = document.canonicals;
    if (!canonical || others.length > 0)
      return [`${url}: ${document.canonicals.length} canonicals`];
    const own = new URL(url);
    own.search = "";
    if (!isSameAddress(canonical, own.href)) return [`${url}: its canonical is ${canonical}`];
    const there = answerAt(crawl, canonical);
    if (there?.status !== 200) return [`${url}: its canonical answers ${there?.status}`];
    const named = there.document?.canonicals[0];
    return named && isSameAddress(named, canonical)
      ? []
      : [`${canonical} names ${named} as its canonical`];
  });
}

/** Finds alternates that do not name a page back, or that lack the page itself or a default. */
export function alternateFaults(crawl: Pick<Crawl, "answers">): string[] {
  return crawledPages(crawl).flatMap(({ url, document }) => {
    const { alternates, canonicals, language, isIndexable } = document;
    const [own] = canonicals;
    if (!isIndexable || alternates.length === 0 || !own || !isSameAddress(own, url)) return [];
    const named = new Map(alternates.map((alternate) => [alternate.language, alternate.href]));
    const faults: string[] = [];
    if (named.size < alternates.length) faults.push("a language twice");
    if (!named.has("x-default")) faults.push("no x-default");
    if (named.get(language ?? "") !== own) faults.push(`not itself in ${language}`);
    for (const [other, href] of named) {
      if (other === "x-default") {
        const isOfOne = alternates.some((one) => one.language !== other && one.href === href);
        if (!isOfOne) faults.push(`x-default ${href} is none of them`);
        continue;
      }
      const there = answerAt(crawl, href);
      const isBack = there?.document?.alternates.some(
        (back) => back.language === language && back.href === own,
      );
      if (!isBack) faults.push(`${other} ${href} does not name it back`);
      if (there?.document && there.document.language !== other) {
        faults.push(`${href} is in ${there.document.language}, not in ${other}`);
      }
    }
    return faults.map((fault) => `${url}: alternates: ${fault}`);
  });
}

const answerAt = ({ answers }: Pick<Crawl, "answers">, address: string) =>
  answers.get(new URL(address).href);

/** Tells whether two addresses are one, of which the root may stand with or without its slash. */
export const isSameAddress = (one: string, other: string) =>
  new URL(one).href === new URL(other).href;
