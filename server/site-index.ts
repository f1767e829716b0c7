import { getPageTrees } from "@/lib/api/page";
import { getParameters } from "@/lib/api/parameter";
import { serverCall } from "@/lib/api/server-call";
import { getSiteInfo } from "@/lib/api/site";
import type { Page, PageTree } from "@/lib/contract/page";
import type { SiteInfo } from "@/lib/contract/site";
import type { Locale } from "@/lib/rules/text/locale-code";
import { contentChanges } from "@/lib/site/content-change";
import { isHidden } from "@/lib/site/menu";
import { readParameters, type SiteParameters } from "@/lib/site/parameters";

/** What the server must know of the site to tell its paths from others. */
export interface SiteIndex {
  info: SiteInfo;
  parameters: SiteParameters;
  /** The paths of the site's pages without their locale prefix. */
  pages: Record<Locale, ReadonlySet<string>>;
}

/** For how long it is taken for true, in milliseconds; and how soon it is asked whether a page is new. */
const FRESH = 60_000;
const MAYBE_NEW = 5_000;

/** For how long a provider that did not answer is not waited for again, in milliseconds. */
const LEFT_ALONE = 1_000;

/**
 * Keeps the index of the site, and asks for it again when it is old or content was changed. While
 * the provider is away, the last one goes on being good.
 * @param load asks the provider
 */
export function siteIndexKeeper(load = loadSiteIndex, now: () => number = Date.now) {
  let cached: { index: SiteIndex; at: number; changes: number } | undefined;
  let loading: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  const reload = async (): Promise<void> => {
    if (now() - failedAt < LEFT_ALONE) return;
    const changes = contentChanges();
    loading ??= load()
      .then(
        (index) => {
          cached = { index, at: now(), changes };
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

  return {
    /** The index, undefined when there has never been one. */
    async current(): Promise<SiteIndex | undefined> {
      if (!cached || cached.changes !== contentChanges()) await reload();
      else if (age() > FRESH) void reload();
      return cached?.index;
    },
    /** The index for a path that the last one does not know: not older than a few seconds. */
    async latest(): Promise<SiteIndex | undefined> {
      if (age() > MAYBE_NEW) await reload();
      return cached?.index;
    },
    /** The last index that there was, without asking. */
    known: (): SiteIndex | undefined => cached?.index,
  };
}

export type SiteIndexKeeper = ReturnType<typeof siteIndexKeeper>;

async function loadSiteIndex(): Promise<SiteIndex> {
  const call = serverCall("fr");
  const [info, rows, trees] = await Promise.all([
    getSiteInfo(call),
    getParameters(call),
    getPageTrees(call),
  ]);
  const parameters = readParameters(rows);
  const pages = {
    fr: pathsOf(trees.fr_FR, parameters),
    en: pathsOf(trees.en, parameters),
  };
  return { info, parameters, pages };
}

/** The paths that `app/(public)/[locale]/[[...path]]` shows a page at. */
function pathsOf(tree: PageTree, parameters: SiteParameters): Set<string> {
  const paths = new Set<string>();
  const add = (pages: Page[]) => {
    for (const page of pages) {
      const isShown = page.isValid && !page.isText && page.cms.isCmsPage;
      if (isShown && !isHidden(page, parameters)) paths.add(page.url);
      add(page.children);
    }
  };
  add(tree.pages);
  add(tree.rightFixed);
  return paths;
}
