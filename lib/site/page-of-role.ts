import "server-only";
import type { PageLine, PageRole } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";
import { isHidden } from "./menu";
import { pageMenu } from "./pages";

/** The page of the site that has a role; undefined where there is none, or a setting hides it. */
export async function pageOfRole(role: PageRole, locale: Locale): Promise<PageLine | undefined> {
  const [{ roles }, { parameters }] = await Promise.all([pageMenu(locale), bootstrap(locale)]);
  const page = roles.find((known) => known.role === role);
  const isShown = page?.cms.isCmsPage && !page.isText && !isHidden(page, parameters);
  return isShown ? page : undefined;
}

/** The path of the page that has a role, without its locale prefix; undefined where there is none. */
export const pathOfRole = async (role: PageRole, locale: Locale): Promise<string | undefined> =>
  (await pageOfRole(role, locale))?.url;
