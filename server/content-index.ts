import { LRUCache } from "lru-cache";
import { serverCall } from "@/lib/api/server-call";
import type { ContentPlace } from "@/lib/contract/content/place";
import { LISTING_ROLES } from "@/lib/contract/content/place-roles";
import { readListPage } from "@/lib/rules/content/list-page";
import { isHidden } from "@/lib/rules/site/is-hidden";
import type { Locale } from "@/lib/rules/text/locale-code";
import { contentChanges, tagsOfSources } from "@/lib/site/change-log";
import { found } from "@/lib/site/found";
import type { BeforeAsking, SiteIndex } from "./site-index";

/** Content at a path below a page that lists contents, as far as a server has to know it. */
type Standing = Pick<ContentPlace, "kind"> & { type?: string };

/** Function that asks the provider for the content at a path; undefined for none. */
export type FindContent = (path: string, locale: Locale) => Promise<Standing | undefined>;

/** Milliseconds for which an answer is trusted, and until the provider is asked for news. */
const FRESH = 60_000;
const MAYBE_NEW = 5_000;

/** Most paths, and their letters, that are remembered. */
const REMEMBERED = { max: 20_000, maxSize: 4_000_000 };

const OF_CONTENTS = tagsOfSources([{ kind: "content" }, { kind: "pages" }]);

interface KnownContent {
  standing: Standing | undefined;
  at: number;
  since: number;
}

/** State of a path by the contents of the site: shown, gone for good, or nothing. */
type ContentKind = "public" | "gone" | "unknown";

/**
 * Tells the state of paths below the pages that list contents, for which the provider is asked one
 * by one: of other paths it is asked nothing.
 */
export function contentIndex(findContent = askProvider, now: () => number = Date.now) {
  const changes = contentChanges();
  const known = new LRUCache<string, KnownContent>({
    ...REMEMBERED,
    sizeCalculation: (_, key) => key.length,
  });

  async function lookUp(path: string, locale: Locale, beforeAsking: BeforeAsking) {
    const key = `${locale} ${path}`;
    const last = known.get(key);
    const isCurrent = last && !changes.isChangedSince(last.since, OF_CONTENTS);
    if (isCurrent && now() - last.at < (last.standing ? FRESH : MAYBE_NEW)) return last;
    await beforeAsking();
    const since = changes.count;
    try {
      const standing = await findContent(path, locale);
      const looked = { standing, at: now(), since };
      known.set(key, looked);
      return looked;
    } catch {
      return last;
    }
  }

  /** @param bare a path without its locale prefix at which there is no page */
  return async function kindOfContent(
    bare: string,
    { locale, site }: { locale: Locale; site: SiteIndex },
    beforeAsking: BeforeAsking = async () => undefined,
  ): Promise<ContentKind> {
    const { path, number } = readListPage(bare);
    const shown = site.lists[locale].filter((list) => !isHidden(list, site.parameters));
    if (number > 1 && shown.some(({ url, role }) => url === path && LISTING_ROLES.has(role))) {
      return "public";
    }
    if (!shown.some(({ url }) => isRightBelow(url, path))) return "unknown";
    const looked = await lookUp(path, locale, beforeAsking);
    // A path that nobody can tell is taken for a page: its render finds out.
    if (!looked) return "public";
    const { standing } = looked;
    if (standing?.kind === "GONE") return number === 1 ? "gone" : "unknown";
    if (standing?.kind === "CONTENT" && number > 1 && standing.type !== "blog-folder") {
      return "unknown";
    }
    return standing ? "public" : "unknown";
  };
}

/** Tells whether a path has one part more than that of a list. */
function isRightBelow(url: string, path: string): boolean {
  const above = url === "/" ? "/" : `${url}/`;
  return path.startsWith(above) && /^[a-z0-9-]{1,100}$/.test(path.slice(above.length));
}

const askProvider: FindContent = (path, locale) =>
  found(serverCall(locale)("GET /content/at", { query: { path } }));
