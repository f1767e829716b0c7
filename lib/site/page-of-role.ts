import "server-only";
import type { PageLine, PageRole } from "@/lib/contract/page";
import { isHidden } from "@/lib/rules/site/is-hidden";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "./bootstrap";
import { pageMenu } from "./pages";

/** Finds the page of the site that has a role, unless a setting hides it. */
export async function pageOfRole(role: PageRole, locale: Locale): Promise<PageLine | undefined> {
  const [{ roles }, { parameters }] = await Promise.all([pageMenu(locale), bootstrap(locale)]);
  const page = roles.find((known) => known.role === role);
  const isShown = page?.cms.isCmsPage && !page.isText && !isHidden(page, parameters);
  return isShown ? page : undefined;
}

/** Finds the path of the page that has a role, without its locale prefix. */
export const pathOfRole = async (role: PageRole, locale: Locale): Promise<string | undefined> =>
  (await pageOfRole(role, locale))?.url;
