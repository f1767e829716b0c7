import { type ReadDocument, readDocument } from "./read-document";

/** Answer of a site to one address. */
export interface CrawledAnswer {
  url: string;
  status: number;
  /** Address that a redirection leads to. */
  location: string | null;
  /** Null for what is no HTML. */
  document: ReadDocument | null;
  html: string;
}

/** Link of a page to an address of the site. */
interface FoundLink {
  from: string;
  /** Address without its anchor. */
  to: string;
  anchor: string;
}

export interface Crawl {
  origin: string;
  answers: ReadonlyMap<string, CrawledAnswer>;
  links: readonly FoundLink[];
}

/** Most addresses of one crawl: more of them are a space without an end. */
const MOST_ANSWERS = 5_000;

const AT_ONCE = 4;

/** Addresses that change something when they are asked for, or are not pages of visitors. */
const LEFT_OUT = /^\/(?:admin|_next)(?:\/|$)/;

/**
 * Asks a site for pages, for all that they lead to, and so on.
 * @param follows false to ask for what the first pages lead to, and not to go on from there
 */
export async function crawlSite(
  origin: string,
  starts: readonly string[],
  { follows = true }: { follows?: boolean } = {},
): Promise<Crawl> {
  const answers = new Map<string, CrawledAnswer>();
  const links: FoundLink[] = [];
  const known = new Set(starts);
  let next = [...known];
  for (let depth = 0; next.length > 0; depth += 1) {
    const found = await inTurns(next, (url) => ask(url));
    next = [];
    for (const answer of found) {
      answers.set(answer.url, answer);
      const leads = foundLinks(answer, origin);
      links.push(...leads.filter(({ to }) => follows || depth === 0 || known.has(to)));
      for (const { to } of leads) {
        if (known.has(to) || !(follows || depth === 0)) continue;
        known.add(to);
        next.push(to);
      }
    }
    if (known.size > MOST_ANSWERS)
      throw new Error(`More than ${MOST_ANSWERS} addresses: ${next[0]}`);
  }
  return { origin, answers, links };
}

export function foundLinks(
  { url, location, document }: Pick<CrawledAnswer, "url" | "location" | "document">,
  origin: string,
): FoundLink[] {
  const named = [
    ...(location === null ? [] : [location]),
    ...(document?.links ?? []),
    ...(document?.canonicals ?? []),
    ...(document?.alternates ?? []).map(({ href }) => href),
  ];
  return named.flatMap((href) => {
    const to = URL.canParse(href, url) ? new URL(href, url) : undefined;
    if (to?.origin !== origin || LEFT_OUT.test(to.pathname)) return [];
    const anchor = decodeURIComponent(to.hash.slice(1));
    to.hash = "";
    return [{ from: url, to: to.href, anchor }];
  });
}

async function ask(url: string): Promise<CrawledAnswer> {
  const response = await fetch(url, { redirect: "manual" });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isHtml ? await response.text() : "";
  if (!isHtml) await response.body?.cancel();
  const isHidden = /noindex|none/i.test(response.headers.get("x-robots-tag") ?? "");
  const document = isHtml && response.status < 300 ? readDocument(html) : null;
  return {
    url,
    status: response.status,
    location: response.headers.get("location"),
    document: document && { ...document, isIndexable: document.isIndexable && !isHidden },
    html,
  };
}

async function inTurns<From, To>(all: readonly From[], make: (one: From) => Promise<To>) {
  const made: To[] = [];
  const left = all.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, one] of left) made[at] = await make(one);
    }),
  );
  return made;
}
