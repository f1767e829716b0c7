import { getLocale, getTranslations } from "next-intl/server";
import { configuredServices } from "@/lib/consent/configured-services";
import { CHOICE_ANCHOR } from "@/lib/consent/consent-settings";
import { COOKIE_POLICY_PATH } from "@/lib/rules/site/legal-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { SiteParameters } from "@/lib/site/parameters";

/**
 * Link to the visitor's choice about cookies, where there is something to choose: it opens over a
 * public page, and from any other leads to the policy, where it opens too.
 */
export async function CookieLink({ parameters }: { parameters: SiteParameters }) {
  if (configuredServices(parameters).length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations("consent"), getLocale()]);
  return (
    <li className="break-inside-avoid pb-2.5 calm:pb-0">
      <a
        href={`${localisedPath(COOKIE_POLICY_PATH, locale as Locale)}#${CHOICE_ANCHOR}`}
        className="underline-offset-4 hover:text-accent hover:underline"
      >
        {t("manage")}
      </a>
    </li>
  );
}
