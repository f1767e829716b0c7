import "server-only";
import type { Page, PageRole } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";
import { isHidden } from "./menu";
import { findRole, pageTree } from "./pages";

/** The page of the site that has a role; undefined where there is none, or a setting hides it. */
export async function pageOfRole(role: PageRole, locale: Locale): Promise<Page | undefined> {
  const [tree, { parameters }] = await Promise.all([pageTree(locale), bootstrap(locale)]);
  const page = findRole(tree, role);
  return page?.cms.isCmsPage && !isHidden(page, parameters) ? page : undefined;
}

/** The path of the page that has a role, without its locale prefix; undefined where there is none. */
export const pathOfRole = async (role: PageRole, locale: Locale): Promise<string | undefined> =>
  (await pageOfRole(role, locale))?.url;
