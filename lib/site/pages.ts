import "server-only";
import { getPage, getPageMenu, getPagePlace } from "@/lib/api/page";
import { serverCall } from "@/lib/api/server-call";
import type { PageDetail, PageMenu, PagePlace } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";
import { isBuilding } from "./start-failure";

/** At build there is no provider; nothing of it is kept for the site that runs. */
const NO_PAGES: PageMenu = { pages: [], rightFixed: [], home: null, roles: [] };

/**
 * What the frame of every page needs of the others, however many there are: those of the menu, home,
 * and those with a role. @throws CallError when the provider cannot say
 */
export async function pageMenu(locale: Locale): Promise<PageMenu> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  return isBuilding() ? NO_PAGES : getPageMenu(serverCall(locale));
}

/** The page at `path` (`/` for home) and those above it, outermost first; undefined without one. */
export async function pagePlace(path: string, locale: Locale): Promise<PagePlace | undefined> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  if (isBuilding()) return undefined;
  const place = await found(getPagePlace(serverCall(locale), path));
  if (!place) askAgainSoon();
  return place;
}

/** A page with what it shows; undefined when it is not there, or not valid. */
export async function pageDetail(id: number, locale: Locale): Promise<PageDetail | undefined> {
  "use cache";
  keepUntilChanged({ kind: "page", id });
  const page = await found(getPage(serverCall(locale), id));
  if (!page) askAgainSoon();
  return page;
}
