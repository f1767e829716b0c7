import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { User } from "@/lib/contract/user";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { AccountMenu } from "./account-menu";
import { LanguageMenu } from "./language-menu";
import { SocialLinks } from "./social-links";

export async function TopBar(props: {
  site: Bootstrap;
  locale: Locale;
  path: string;
  paths?: Partial<Record<Locale, string>> | undefined;
  member: User | null | undefined;
}) {
  const { site, locale, path, paths, member } = props;
  const t = await getTranslations("chrome");
  const { COMPANY_PHONE, COMPANY_EMAIL } = site.parameters;
  return (
    <section
      aria-label={t("topBar")}
      className="relative z-50 hidden bg-(--topbar-background) text-(--topbar-color) text-small bar:block calm:hidden"
    >
      <div className="container-page flex min-h-11 items-center justify-between gap-8">
        <p className="flex items-center gap-7">
          {COMPANY_PHONE && (
            <a
              href={`tel:${COMPANY_PHONE.replace(/\s/g, "")}`}
              className="inline-flex items-center gap-2 hover:text-accent"
            >
              <Icon name="phone" className="size-4" />
              <span className="sr-only">{t("call")} </span>
              <span translate="no">{COMPANY_PHONE}</span>
            </a>
          )}
          {COMPANY_EMAIL && (
            <a
              href={mailtoLink(COMPANY_EMAIL)}
              className="inline-flex items-center gap-2 hover:text-accent"
            >
              <Icon name="mail" className="size-4" />
              <span translate="no">{COMPANY_EMAIL}</span>
            </a>
          )}
        </p>
        <div className="flex items-center gap-7">
          <SocialLinks parameters={site.parameters} />
          <AccountMenu
            href={localisedPath("/account", locale)}
            isHere={/^\/account\b/.test(path)}
            locale={locale}
            member={member}
            words={{
              account: t("account"),
              panel: t("panel"),
              open: t("openSubmenu", { title: t("account") }),
              logOut: t("logOut"),
              loggingOut: t("loggingOut"),
              failed: t("notLoggedOut"),
            }}
          />
          <LanguageMenu site={site} locale={locale} path={path} paths={paths} />
        </div>
      </div>
    </section>
  );
}
