import { getLocale, getTranslations } from "next-intl/server";
import { LogOutButton } from "@/components/session/log-out-button";
import { ScrollRow } from "@/components/ui/scroll-row";
import { SiteLink } from "@/components/ui/site-link";
import { hasPermission } from "@/lib/contract/permission";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";
import { currentMember } from "@/lib/site/member";
import { ACCOUNT_PARTS, type AccountPart, isPartThere } from "./account-parts";

/** Look of an entry: a line on the left of a list, or below in the row of a small window. */
const ENTRY =
  "flex min-h-11 items-center border-transparent border-b-2 px-1 whitespace-nowrap text-small text-muted transition-colors hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-heading md:-ml-px md:w-full md:border-b-0 md:border-l md:py-2 md:pl-5 md:text-left md:whitespace-normal";

export async function AccountNavigation({ current }: { current: AccountPart }) {
  const [t, form, locale] = await Promise.all([
    getTranslations("account"),
    getTranslations("form"),
    getLocale() as Promise<Locale>,
  ]);
  const [site, member] = await Promise.all([bootstrap(locale), currentMember(locale)]);
  const isThere = (part: AccountPart) => {
    if (part === "outbox") return member !== null && hasPermission(member.role, "letter:read");
    if (part === "newsletter") return site.parameters.ENABLE_NEWSLETTER;
    return isPartThere(part, featuresOf(site));
  };
  const parts = (Object.keys(ACCOUNT_PARTS) as AccountPart[]).filter(isThere);
  return (
    <nav aria-label={t("title")} className="md:sticky md:top-32 md:self-start">
      <p className="kicker mb-3 hidden md:mb-6 md:block" aria-hidden="true">
        {t("title")}
      </p>
      <ScrollRow className="-mx-5 border-line border-b px-5 [scrollbar-width:none] md:mx-0 md:overflow-visible md:border-b-0 md:px-0">
        <ul className="flex w-max gap-6 md:block md:w-auto md:border-line md:border-l">
          {parts.map((part) => (
            <li key={part}>
              <SiteLink
                href={ACCOUNT_PARTS[part]}
                aria-current={part === current ? "page" : undefined}
                className={ENTRY}
              >
                {t(`parts.${part}`)}
              </SiteLink>
            </li>
          ))}
          <li className="md:mt-4">
            <LogOutButton
              locale={locale}
              className={ENTRY}
              words={{
                logOut: t("logOut"),
                loggingOut: t("loggingOut"),
                failed: form("unreachable"),
              }}
            />
          </li>
        </ul>
      </ScrollRow>
    </nav>
  );
}
