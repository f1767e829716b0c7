import { LRUCache } from "lru-cache";
import { serverCall } from "@/lib/api/server-call";
import { pageCode } from "@/lib/consent/page-code";
import { ROLES_ABOVE_CONTENTS } from "@/lib/contract/content/place-roles";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageLine, PageMenu } from "@/lib/contract/page";
import type { SiteInfo } from "@/lib/contract/site";
import { isHidden } from "@/lib/rules/site/is-hidden";
import type { OwnerCode } from "@/lib/rules/site/owner-code";
import type { Locale } from "@/lib/rules/text/locale-code";
import { contentChanges, tagsOfSources } from "@/lib/site/change-log";
import { found } from "@/lib/site/found";
import { readParameters, type SiteParameters } from "@/lib/site/parameters";

/** Data of the site by which the server tells its paths from others. */
export interface SiteIndex {
  info: SiteInfo;
  parameters: SiteParameters;
  /** Code added to the pages of each language for visitors: the owner's, and the tools' choice. */
  code: Record<Locale, OwnerCode>;
  /** Pages below which contents have addresses, in each language. */
  lists: Record<Locale, Pick<PageLine, "url" | "role">[]>;
  /** New paths of pages by their former ones, or null for one that is gone, in each language. */
  former: Record<Locale, ReadonlyMap<string, string | null>>;
}

/** Tells whether pages have code in any language that the staff is not to meet. */
export const hasCode = ({ code }: SiteIndex): boolean =>
  Object.values(code).some(({ html }) => html !== "");

/** Source of the index: the provider. */
export interface SiteIndexSource {
  load(): Promise<SiteIndex>;
  /** Finds the page at a path without its locale prefix; undefined where there is none. */
  findPage(path: string, locale: Locale): Promise<PageLine | undefined>;
}

/** Function awaited before the provider is asked on behalf of one caller. */
export type BeforeAsking = () => Promise<unknown>;

/** Milliseconds for which the index is trusted, and until a new page is asked for. */
const FRESH = 60_000;
const MAYBE_NEW = 5_000;

/** Milliseconds for which a provider that did not answer is not waited for again. */
const LEFT_ALONE = 1_000;

/** Most paths, and their letters, for which it is remembered whether a page is there. */
const REMEMBERED_PATHS = { max: 20_000, maxSize: 4_000_000 };

/** Tags of the index's sources, and of those that tell whether a page is at a path. */
const OF_INDEX = tagsOfSources([{ kind: "parameters" }, { kind: "siteInfo" }, { kind: "pages" }]);
const OF_PATHS = tagsOfSources([{ kind: "pages" }]);

/** Page at a path or its absence, as found at a time and after a count of changes. */
interface KnownPath {
  page: PageLine | undefined;
  at: number;
  since: number;
}

/**
 * Keeps the index of the site, and asks for it again when it is old or content was changed. Pages
 * are looked up one by one, so that it costs the same however many there are. While the provider is
 * away, the last known index stays good.
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
  const isOutdated = () => !cached || changes.isChangedSince(cached.since, OF_INDEX);
  const age = () => (cached ? now() - cached.at : Number.POSITIVE_INFINITY);

  /** Looks up a path; the provider is asked again for an old result, sooner for a missing page. */
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

  /** Returns the index, undefined when there has never been one. */
  async function current(): Promise<SiteIndex | undefined> {
    if (!isOutdated() && age() > FRESH) void reload();
    // The first may have been under way since before the change.
    for (let loads = 0; loads < 2 && isOutdated(); loads += 1) await reload();
    return cached?.index;
  }

  return {
    current,
    /** Tells whether the index shows all changes: not while the provider is away. */
    isCurrent: (): boolean => !isOutdated(),
    /** Tells whether the site shows a page at a path without prefix; true when nobody can say. */
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
    /** Returns the last index that there was, without asking. */
    known: (): SiteIndex | undefined => cached?.index,
  };
}

export type SiteIndexKeeper = ReturnType<typeof siteIndexKeeper>;

const providerSource: SiteIndexSource = {
  async load() {
    const [call, inEnglish] = [serverCall("fr"), serverCall("en")];
    const [info, rows, englishRows, menu, englishMenu, { former }] = await Promise.all([
      call("GET /site/info"),
      call("GET /parameter"),
      inEnglish("GET /parameter"),
      call("GET /page/menu"),
      inEnglish("GET /page/menu"),
      call("GET /page/former"),
    ]);
    const parameters = readParameters(rows);
    const code = { fr: pageCode(parameters), en: pageCode(readParameters(englishRows)) };
    const lists = { fr: listsOf(menu), en: listsOf(englishMenu) };
    const pathsOf = (code: LanguageCode) =>
      new Map(former.flatMap((one) => (one.code === code ? [[one.path, one.now] as const] : [])));
    return {
      ...{ info, parameters, code, lists },
      former: { fr: pathsOf("fr_FR"), en: pathsOf("en") },
    };
  },
  async findPage(path, locale) {
    return (await found(serverCall(locale)("GET /page/at", { query: { path } })))?.page;
  },
};

const listsOf = ({ roles }: PageMenu) =>
  roles
    .filter(({ role, cms }) => cms.isCmsPage && ROLES_ABOVE_CONTENTS.has(role))
    .map(({ url, role }) => ({ url, role }));
