import "server-only";
import { serverCall } from "@/lib/api/server-call";
import type { PageDetail, PageMenu, PagePlace } from "@/lib/contract/page";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";
import { isBuilding } from "./start-failure";

/** At build there is no provider; the site that runs keeps nothing of it. */
const NO_PAGES: PageMenu = { pages: [], rightFixed: [], home: null, roles: [] };

/**
 * Returns the pages that the frame of every page needs, however many there are: those of the menu,
 * home, and those with a role.
 * @throws CallError when the provider cannot say
 */
export async function pageMenu(locale: Locale): Promise<PageMenu> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  return isBuilding() ? NO_PAGES : serverCall(locale)("GET /page/menu");
}

/** Returns the page at `path` (`/` for home) and those above it, outermost first. */
export async function pagePlace(path: string, locale: Locale): Promise<PagePlace | undefined> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  if (isBuilding()) return undefined;
  const place = await found(serverCall(locale)("GET /page/at", { query: { path } }));
  if (!place) askAgainSoon();
  return place;
}

/** Returns a page with its content; undefined when it is not there, or not valid. */
export async function pageDetail(id: number, locale: Locale): Promise<PageDetail | undefined> {
  "use cache";
  keepUntilChanged({ kind: "page", id, code: codeFromLocale(locale) });
  const page = await found(serverCall(locale)("GET /page/{id}", { params: { id } }));
  if (!page) askAgainSoon();
  return page;
}
