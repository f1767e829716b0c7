import { SearchLink } from "@/components/search/search-link";
import { HeaderCart } from "@/components/shop/cart/header-cart";
import type { Page } from "@/lib/contract/page";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { HelpLink } from "./help-link";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MainMenu } from "./main-menu";
import { MobileMenu } from "./mobile-menu";

/** Id of the header: nothing of a page is painted before its header is whole (`SiteShell`). */
export const HEADER_ID = "site-header";

export function SiteHeader(props: {
  site: Bootstrap;
  entries: Page[];
  fixed: Page[];
  locale: Locale;
  current: string | null;
  path: string;
  paths?: Partial<Record<Locale, string>> | undefined;
  isAbsolute: boolean;
  isPrivate: boolean | undefined;
  member: User | null | undefined;
}) {
  const { site, entries, fixed, locale, current, path, paths, isAbsolute, member } = props;
  const { parameters } = site;
  const isLogoOnTop = parameters.LOGO_POSITION === "TOP";
  const isCentred = isLogoOnTop && parameters.MENU_ALIGNMENT === "CENTER";
  const hasCart = hasFeature(site, "SHOP");
  const hasWays = hasCart || parameters.SHOW_SEARCHBAR;
  // A logo above the menu scrolls away, and the menu stays: both would take too much of the window.
  const pinned = isLogoOnTop
    ? "tall:sticky top-0 bar:top-[calc(-1rem-var(--logo-height))]"
    : "tall:sticky top-0";
  const place = isAbsolute
    ? "absolute inset-x-0 bg-linear-to-b from-background/85 to-transparent"
    : `${parameters.IS_MENU_FIXED ? pinned : "relative"} border-line border-b bg-(--header-background)`;
  return (
    <header id={HEADER_ID} className={`${place} z-40 text-(--header-color) calm:static`}>
      <div className="container-page hidden items-center justify-between gap-4 py-3 calm:flex">
        <Logo site={site} place="mobile" />
        <HelpLink parameters={parameters} />
      </div>
      <div
        className={`container-page calm:hidden hidden items-center gap-x-10 gap-y-2 py-4 menu-type text-[calc(var(--menu-size)*0.86)] bar:flex ${isLogoOnTop ? "flex-col" : ""} ${parameters.LOGO_POSITION === "RIGHT" ? "flex-row-reverse" : ""}`}
      >
        <Logo site={site} place="header" />
        {/* Below a logo on top: the menu in the middle, the search and the cart at its right. */}
        <div
          className={`flex items-center gap-x-10 ${isLogoOnTop ? "w-full" : "grow"} ${isCentred && hasWays ? "relative px-32" : ""}`}
        >
          <MainMenu
            entries={entries}
            fixed={fixed}
            locale={locale}
            current={current}
            isPrivate={props.isPrivate}
            parameters={parameters}
          />
          {hasWays && (
            <div className={`flex items-center gap-4 ${isCentred ? "absolute right-0" : ""}`}>
              {parameters.SHOW_SEARCHBAR && (
                <SearchLink locale={locale} className="inline-flex min-h-11 min-w-6 items-center" />
              )}
              {hasCart && <HeaderCart locale={locale} seeOnHover={parameters.SEE_CART_ON_HOVER} />}
            </div>
          )}
        </div>
      </div>
      <div className="container-page flex items-center justify-between gap-4 py-3 bar:hidden calm:hidden">
        <Logo site={site} place="mobile" />
        <div className="flex items-center gap-4 text-small">
          <LanguageMenu site={site} locale={locale} path={path} paths={paths} />
          {parameters.MOBILE_MENU_POSITION === "TOP" && (
            <div className="menu-in-row">
              <MobileMenu
                site={site}
                entries={entries}
                fixed={fixed}
                locale={locale}
                current={current}
                path={path}
                paths={paths}
                member={member}
              />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
