import { getTranslations } from "next-intl/server";
import { ContactLines } from "@/components/contact/contact-lines";
import { NotFoundSearch } from "@/components/search/not-found-search";
import { ButtonLink } from "@/components/ui/button-link";
import { SiteLink } from "@/components/ui/site-link";
import type { Page } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
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
  const [t, site, pages] = await Promise.all([
    getTranslations("errors"),
    bootstrap(locale),
    pageMenu(locale),
  ]);
  const { entries, fixed } = menuOf(pages, site.parameters);
  const likely = [...entries, ...fixed].filter(isLikely);
  return (
    <SiteShell locale={locale}>
      <section className="container-page py-20 text-center md:py-28">
        <p aria-hidden="true" className="mb-6 font-title text-accent text-display">
          {said.status}
        </p>
        <h1 className="text-title">{t(said.title)}</h1>
        <p className="mt-4 mb-9 text-lead text-muted">{t(said.text)}</p>
        {site.parameters.SHOW_SEARCHBAR && <NotFoundSearch locale={locale} />}
        <ButtonLink href="/" look={site.parameters.SHOW_SEARCHBAR ? "outline" : "solid"}>
          {t("backHome")}
        </ButtonLink>
        {likely.length > 0 && (
          <nav aria-labelledby="likely-pages" className="mt-14">
            <h2 id="likely-pages" className="kicker">
              {t(said.pages)}
            </h2>
            <ul className="mt-4 flex flex-wrap justify-center gap-x-8 gap-y-1">
              {likely.map(({ id, url, menuTitle }) => (
                <li key={id}>
                  <SiteLink
                    href={url}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    {menuTitle}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="mt-12 text-muted">
          <p>{t("notFoundContact")}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-x-8 gap-y-1">
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
