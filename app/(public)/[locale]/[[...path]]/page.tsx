import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageContent } from "@/components/blocks/page-content";
import { Breadcrumb } from "@/components/chrome/breadcrumb";
import { SiteShell } from "@/components/chrome/site-shell";
import { CompanyData } from "@/components/seo/company-data";
import { LOCALES, type Locale } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { isHidden } from "@/lib/site/menu";
import { pageMetadata } from "@/lib/site/page-metadata";
import { findPage, pageDetail, pageTree } from "@/lib/site/pages";

export const ensureStatic = "navigation";

/** One placeholder: `next build` needs no provider, each path is made on its first request. */
export const generateStaticParams = () => [{ path: ["_build"] }];

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** The CMS page of a path. A page that is unknown, not valid or hidden is not found (§2). */
async function load({ params }: Props) {
  const { locale: asked, path = [] } = await params;
  const locale: Locale = LOCALES.find((known) => known === asked) ?? notFound();
  const [tree, site] = await Promise.all([pageTree(locale), bootstrap(locale)]);
  const found = findPage(tree, `/${path.join("/")}`);
  if (!found?.page.cms.isCmsPage || isHidden(found.page, site.parameters)) notFound();
  const page = (await pageDetail(found.page.id, locale)) ?? notFound();
  const home = findPage(tree, "/")?.page.menuTitle ?? "";
  return { locale, site, page, ancestors: found.ancestors, home };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, page } = await load(props);
  return pageMetadata(site, page, locale);
}

export default async function CmsPage(props: Props) {
  const { locale, site, page, ancestors, home } = await load(props);
  const isHome = page.url === "/";
  return (
    <SiteShell locale={locale} page={page}>
      {!isHome && !page.useAbsoluteMenu && (
        <Breadcrumb ancestors={ancestors} title={page.menuTitle} home={home} />
      )}
      <PageContent page={page} locale={locale} />
      {isHome && <CompanyData site={site} />}
    </SiteShell>
  );
}
