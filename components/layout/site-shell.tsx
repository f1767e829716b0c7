import type { ReactNode } from "react";
import { GrapeHtml } from "@/components/blocks/grape-html";
import { LawMessages } from "@/components/legal/law-messages";
import { MinorsBanner } from "@/components/legal/minors-banner";
import { SessionWatch } from "@/components/session/session-watch";
import { CartWatch } from "@/components/shop/cart/cart-watch";
import type { PageDetail } from "@/lib/contract/page";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { menuOf } from "@/lib/site/menu";
import { pageOfRole } from "@/lib/site/page-of-role";
import { pageMenu } from "@/lib/site/pages";
import { BottomBar } from "./bottom-bar";
import { SiteFooter } from "./site-footer";
import { HEADER_ID, SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/**
 * What stands around a page (§2 Layouts): the default layout without a page, the page layout with
 * one, and over its first block when the page uses the absolute menu.
 */
export async function SiteShell(props: {
  locale: Locale;
  page?: PageDetail | undefined;
  /** Where one is, query included, without its locale prefix; a page's own path goes without saying. */
  path?: string;
  /** The member, or null, that a private page is made for; a public page is everybody's. */
  member?: User | null | undefined;
  /** One pays here: what leads away from the page is left out. */
  isCalm?: boolean | undefined;
  /** The page is about the newsletter itself. */
  hasNewsletter?: boolean | undefined;
  children: ReactNode;
}) {
  const { locale, page, member, isCalm, children } = props;
  const [site, pages, shop] = await Promise.all([
    bootstrap(locale),
    pageMenu(locale),
    pageOfRole("SHOP", locale),
  ]);
  const menu = menuOf(pages, site.parameters);
  const current = page?.url ?? null;
  const path = props.path ?? current ?? "/";
  const isAbsolute = page?.useAbsoluteMenu === true || site.parameters.MENU_TYPE === "ABSOLUTE";
  const custom = { locale, pageTitle: page?.title ?? "" };
  return (
    <div
      data-calm={isCalm ? "" : undefined}
      className="flex min-h-dvh flex-col tall:max-bar:pb-16 calm:pb-0"
    >
      {/* A slow device would paint the menu's first words, and move them as the others come. */}
      {!page?.customHeader && <link rel="expect" href={`#${HEADER_ID}`} blocking="render" />}
      <TopBar site={site} locale={locale} path={path} member={member} />
      <MinorsBanner path={path} parameters={site.parameters} />
      <div className={isAbsolute ? "relative" : "contents"}>
        {page?.customHeader ? (
          <GrapeHtml {...page.customHeader} {...custom} scope={`header-${page.id}`} />
        ) : (
          <SiteHeader
            site={site}
            {...menu}
            locale={locale}
            current={current}
            path={path}
            isAbsolute={isAbsolute}
            member={member}
          />
        )}
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <LawMessages parameters={site.parameters} />
      {page?.customFooter ? (
        <GrapeHtml {...page.customFooter} {...custom} scope={`footer-${page.id}`} />
      ) : (
        <SiteFooter site={site} hasNewsletter={props.hasNewsletter} />
      )}
      <BottomBar
        site={site}
        {...menu}
        shop={shop}
        locale={locale}
        current={current}
        path={path}
        member={member}
      />
      {hasFeature(site, "SHOP") && <CartWatch locale={locale} />}
      <SessionWatch member={member} />
    </div>
  );
}
