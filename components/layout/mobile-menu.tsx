import { getTranslations } from "next-intl/server";
import { SearchLink } from "@/components/search/search-link";
import { MemberLine } from "@/components/session/member-line";
import { Icon } from "@/components/ui/icon";
import type { Page } from "@/lib/contract/page";
import type { User } from "@/lib/contract/user";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { LanguageMenu } from "./language-menu";
import { MenuDialog } from "./menu-dialog";
import { MENU_ROW, MenuLink } from "./menu-link";
import { SocialLinks } from "./social-links";

export async function MobileMenu(props: {
  site: Bootstrap;
  entries: Page[];
  fixed: Page[];
  locale: Locale;
  current: string | null;
  /** Path of the page without its locale prefix. */
  path: string;
  paths?: Partial<Record<Locale, string>> | undefined;
  member: User | null | undefined;
}) {
  const { site, entries, fixed, locale, current, path, paths, member } = props;
  const t = await getTranslations("chrome");
  const { COMPANY_PHONE } = site.parameters;
  const link = { locale, current, showIcon: site.parameters.MENU_ICON };
  return (
    <MenuDialog
      label={t("mainMenu")}
      close={t("close")}
      button={
        <>
          <Icon name="menu" />
          <span className="max-xxs:stepwise:sr-only">{t("menu")}</span>
        </>
      }
    >
      <ul className="menu-type space-y-1 text-subtitle">
        {[...entries, ...fixed].map((page) => (
          <li key={page.id}>
            <MenuLink page={page} {...link} className={`${MENU_ROW} min-h-12 py-2`} />
            {page.children.length > 0 && (
              <ul className="mb-4 border-line border-l pl-5 text-body">
                {page.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink page={child} {...link} className={`${MENU_ROW} min-h-11 py-2`} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ul className="menu-type mt-6 space-y-1 border-line border-t pt-5 text-body">
        {site.parameters.SHOW_SEARCHBAR && (
          <li>
            <SearchLink locale={locale} className={`${MENU_ROW} min-h-12`} isNamed />
          </li>
        )}
        {COMPANY_PHONE && (
          <li>
            <a
              href={`tel:${COMPANY_PHONE.replace(/\s/g, "")}`}
              className={`${MENU_ROW} min-h-12 hover:text-accent`}
            >
              <Icon name="phone" />
              <span className="sr-only">{t("call")} </span>
              <span translate="no">{COMPANY_PHONE}</span>
            </a>
          </li>
        )}
        <li>
          <a
            href={localisedPath("/account", locale)}
            className={`${MENU_ROW} min-h-12 hover:text-accent`}
          >
            <Icon name="person" />
            <span>{t("account")}</span>
          </a>
        </li>
        <li className="flex min-h-12 items-center">
          <LanguageMenu site={site} locale={locale} path={path} paths={paths} isNamed />
        </li>
      </ul>
      <MemberLine
        locale={locale}
        member={member}
        words={{
          logOut: t("logOut"),
          loggingOut: t("loggingOut"),
          failed: t("notLoggedOut"),
        }}
      />
      <div className="mt-10">
        <SocialLinks parameters={site.parameters} />
      </div>
    </MenuDialog>
  );
}
