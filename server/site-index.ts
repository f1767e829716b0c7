import { LRUCache } from "lru-cache";
import { getPagePlace } from "@/lib/api/page";
import { getParameters } from "@/lib/api/parameter";
import { serverCall } from "@/lib/api/server-call";
import { getSiteInfo } from "@/lib/api/site";
import type { PageLine } from "@/lib/contract/page";
import type { SiteInfo } from "@/lib/contract/site";
import { type OwnerCode, ownerCode } from "@/lib/rules/site/owner-code";
import type { Locale } from "@/lib/rules/text/locale-code";
import { contentChanges, tagsOfSources } from "@/lib/site/change-log";
import { found } from "@/lib/site/found";
import { isHidden } from "@/lib/site/menu";
import { readParameters, type SiteParameters } from "@/lib/site/parameters";

/** What the server must know of the site to tell its paths from others. */
export interface SiteIndex {
  info: SiteInfo;
  parameters: SiteParameters;
  /** What the owner has set as code for the pages of each language. */
  code: Record<Locale, OwnerCode>;
}

/** Whether the owner has set code in any language. */
export const hasCode = ({ code }: SiteIndex): boolean =>
  Object.values(code).some(({ html }) => html !== "");

/** Asks the provider what the index is made from. */
export interface SiteIndexSource {
  load(): Promise<SiteIndex>;
  /** The page at a path without its locale prefix; undefined where there is none. */
  findPage(path: string, locale: Locale): Promise<PageLine | undefined>;
}

/** Awaited before the provider is asked on behalf of one caller. */
export type BeforeAsking = () => Promise<unknown>;

/** For how long it is taken for true, in milliseconds; and how soon it is asked whether a page is new. */
const FRESH = 60_000;
const MAYBE_NEW = 5_000;

/** For how long a provider that did not answer is not waited for again, in milliseconds. */
const LEFT_ALONE = 1_000;

/** Of how many paths, with how many letters, it is remembered whether a page is there. */
const REMEMBERED_PATHS = { max: 20_000, maxSize: 4_000_000 };

/** What the index is made from, and what tells whether a page is at a path. */
const OF_INDEX = tagsOfSources([{ kind: "parameters" }, { kind: "siteInfo" }]);
const OF_PATHS = tagsOfSources([{ kind: "pages" }]);

/** Whether a page is at a path, as it was found at a time and after a count of changes. */
interface KnownPath {
  page: PageLine | undefined;
  at: number;
  since: number;
}

/**
 * Keeps the index of the site, and asks for it again when it is old or content was changed. Pages are
 * looked up one by one, so that it costs the same however many there are. While the provider is away,
 * what was known last goes on being good.
 */
export function siteIndexKeeper(source = providerSource, now: () => number = Date.now) {
  const changes = contentChanges();
  let cached: { index: SiteIndex; at: number; since: number } | undefined;
  let loading: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const paths = new LRUCache<string, KnownPath>({
    ...REMEMBERED_PATHS,
    sizeCalculation: (_, key) => key.length,
  });

  const reload = async (): Promise<void> => {
    if (now() - failedAt < LEFT_ALONE) return;
    const since = changes.count;
    loading ??= source
      .load()
      .then(
        (index) => {
          cached = { index, at: now(), since };
        },
        () => {
          failedAt = now();
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const age = () => (cached ? now() - cached.at : Number.POSITIVE_INFINITY);

  /** What is at a path; the provider is asked again for what is old, and sooner for what was not there. */
  async function lookUp(
    path: string,
    locale: Locale,
    beforeAsking: BeforeAsking,
  ): Promise<KnownPath | undefined> {
    const key = `${locale} ${path}`;
    const known = paths.get(key);
    const isCurrent = known && !changes.isChangedSince(known.since, OF_PATHS);
    if (isCurrent && now() - known.at < (known.page ? FRESH : MAYBE_NEW)) return known;
    if (now() - failedAt < LEFT_ALONE) return known;
    await beforeAsking();
    const since = changes.count;
    try {
      const page = await source.findPage(path, locale);
      const looked = { page, at: now(), since };
      paths.set(key, looked);
      return looked;
    } catch {
      failedAt = now();
      return known;
    }
  }

  /** The index, undefined when there has never been one. */
  async function current(): Promise<SiteIndex | undefined> {
    if (!cached || changes.isChangedSince(cached.since, OF_INDEX)) await reload();
    else if (age() > FRESH) void reload();
    return cached?.index;
  }

  return {
    current,
    /** Whether the site shows a page at a path without its locale prefix; true when nobody can say. */
    async hasPage(
      path: string,
      locale: Locale,
      beforeAsking: BeforeAsking = async () => undefined,
    ): Promise<boolean> {
      const site = await current();
      const known = site && (await lookUp(path, locale, beforeAsking));
      if (!known) return true;
      const { page } = known;
      return page?.cms.isCmsPage === true && !isHidden(page, site.parameters);
    },
    /** The last index that there was, without asking. */
    known: (): SiteIndex | undefined => cached?.index,
  };
}

export type SiteIndexKeeper = ReturnType<typeof siteIndexKeeper>;

const providerSource: SiteIndexSource = {
  async load() {
    const [call, inEnglish] = [serverCall("fr"), serverCall("en")];
    const [info, rows, englishRows] = await Promise.all([
      getSiteInfo(call),
      getParameters(call),
      getParameters(inEnglish),
    ]);
    const parameters = readParameters(rows);
    const code = { fr: ownerCode(parameters), en: ownerCode(readParameters(englishRows)) };
    return { info, parameters, code };
  },
  async findPage(path, locale) {
    return (await found(getPagePlace(serverCall(locale), path)))?.page;
  },
};
