import { getTranslations } from "next-intl/server";
import { ContactLines } from "@/components/contact/contact-lines";
import { LikelyPages } from "@/components/search/likely-pages";
import { SiteSearchField } from "@/components/search/site-search-field";
import type { Page } from "@/lib/contract/page";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { menuOf } from "@/lib/site/menu";
import { pageMenu } from "@/lib/site/pages";
import { SiteShell } from "./site-shell";

const SAID = {
  page: { status: 404, title: "notFound", text: "notFoundText", pages: "notFoundPages" },
  gone: { status: 410, title: "gone", text: "goneText", pages: "gonePages" },
} as const;

/** Error page of a path that leads nowhere (§2), or no more: the reason, and the ways on. */
export async function NotFoundScreen(props: { locale: Locale; what: keyof typeof SAID }) {
  const { locale } = props;
  const said = SAID[props.what];
  const [t, search, site, pages] = await Promise.all([
    getTranslations("errors"),
    getTranslations("search"),
    bootstrap(locale),
    pageMenu(locale),
  ]);
  const { entries, fixed } = menuOf(pages, site.parameters);
  const isSearched = site.parameters.SHOW_SEARCHBAR;
  const likely = [...entries, ...fixed].filter(isLikely);
  return (
    <SiteShell locale={locale}>
      <section className="container-page grid gap-x-20 gap-y-12 py-12 md:py-20 lg:grid-cols-2">
        <div>
          <p aria-hidden="true" className="mb-4 font-title text-accent text-display">
            {said.status}
          </p>
          <h1 className="text-title">{t(said.title)}</h1>
          <p className="mt-4 text-lead text-muted">{t(said.text)}</p>
          {isSearched && (
            <div className="mt-9 max-w-xl">
              <SiteSearchField
                id="search"
                action={localisedPath("/search", locale)}
                label={search("label")}
                submit={search("submit")}
              />
            </div>
          )}
        </div>
        <div className="min-w-0 lg:row-span-2">
          <LikelyPages
            title={t(said.pages)}
            pages={likely.map(({ url, menuTitle }) => ({ path: url, title: menuTitle }))}
            home={t("backHome")}
            isSearched={isSearched}
            locale={locale}
          />
        </div>
        <div className="text-muted">
          <p>{t("notFoundContact")}</p>
          <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
            <ContactLines parameters={site.parameters} phoneClassName="hover:text-accent" />
          </ul>
        </div>
      </section>
    </SiteShell>
  );
}

/** Tells whether the visitor may want a page: not home, which has its own button, no heading. */
const isLikely = ({ url, isText, cms, link }: Page) =>
  url !== "/" && !isText && cms.isCmsPage && link.url === null;
