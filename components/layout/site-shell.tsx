import type { ReactNode } from "react";
import { GrapeHtml } from "@/components/blocks/grape-html";
import { LawMessages } from "@/components/legal/law-messages";
import { MinorsBanner } from "@/components/legal/minors-banner";
import { SessionWatch } from "@/components/session/session-watch";
import { CartWatch } from "@/components/shop/cart/cart-watch";
import type { PageDetail } from "@/lib/contract/page";
import type { User } from "@/lib/contract/user";
import { isHidden } from "@/lib/rules/site/is-hidden";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { menuOf } from "@/lib/site/menu";
import { pageOfRole } from "@/lib/site/page-of-role";
import { pageMenu } from "@/lib/site/pages";
import { BottomBar } from "./bottom-bar";
import { BuildingNote } from "./building-note";
import { SiteFooter } from "./site-footer";
import { HEADER_ID, SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/**
 * Frame of a page (§2 Layouts): the default layout without a page, the page layout with one, and
 * over its first block when the page uses the absolute menu.
 */
export async function SiteShell(props: {
  locale: Locale;
  page?: PageDetail | undefined;
  /** Path of the page, query included, without its locale prefix; by default that of `page`. */
  path?: string;
  /** Paths of the page in other languages, where they differ. */
  paths?: Partial<Record<Locale, string>> | undefined;
  /** Member, or null, that a private page is made for; a public page is everybody's. */
  member?: User | null | undefined;
  /** True for a page of payment: links away from it are left out. */
  isCalm?: boolean | undefined;
  /** True for a page of the visitor's own affairs. */
  isPrivate?: boolean | undefined;
  children: ReactNode;
}) {
  const { locale, page, paths, member, isCalm, isPrivate, children } = props;
  const [site, pages, shop] = await Promise.all([
    bootstrap(locale),
    pageMenu(locale),
    pageOfRole("SHOP", locale),
  ]);
  const menu = menuOf(pages, site.parameters);
  const hidden = pages.roles.filter((one) => isHidden(one, site.parameters)).map(({ url }) => url);
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
      <BuildingNote site={site} />
      <TopBar site={site} locale={locale} path={path} paths={paths} member={member} />
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
            paths={paths}
            isAbsolute={isAbsolute}
            isPrivate={isPrivate}
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
        <SiteFooter site={site} hidden={hidden} isPrivate={isPrivate} />
      )}
      <BottomBar
        site={site}
        {...menu}
        shop={shop}
        locale={locale}
        current={current}
        path={path}
        paths={paths}
        isPrivate={isPrivate}
        member={member}
      />
      {hasFeature(site, "SHOP") && <CartWatch locale={locale} />}
      <SessionWatch member={member} />
    </div>
  );
}
