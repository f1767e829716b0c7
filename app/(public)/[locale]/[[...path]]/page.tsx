import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageBlocks } from "@/components/blocks/page-blocks";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import { StructuredData } from "@/components/seo/structured-data";
import { LOCALES, type Locale } from "@/lib/rules/text/locale-code";
import { companyData, webSiteData } from "@/lib/seo/company-data";
import { breadcrumbData, serviceData } from "@/lib/seo/page-data";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { bootstrap } from "@/lib/site/bootstrap";
import { readServices } from "@/lib/site/content";
import { isHidden } from "@/lib/site/menu";
import { pageDetail, pageMenu, pagePlace } from "@/lib/site/pages";
import { sharePicture } from "@/lib/site/share-picture";
import { trailTo } from "@/lib/site/trail";

export const ensureStatic = "navigation";

/** One placeholder: `next build` needs no provider, each path is made on its first request. */
export const generateStaticParams = () => [{ path: ["_build"] }];

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** The CMS page of a path. A page that is unknown, not valid or hidden is not found (§2). */
async function load({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale: Locale = LOCALES.find((known) => known === segment) ?? notFound();
  const [menu, site, found] = await Promise.all([
    pageMenu(locale),
    bootstrap(locale),
    pagePlace(`/${path.join("/")}`, locale),
  ]);
  if (!found?.page.cms.isCmsPage || isHidden(found.page, site.parameters)) notFound();
  const page = (await pageDetail(found.page.id, locale)) ?? notFound();
  // What stands on the right of the menu is called there by what one does.
  const title = page.isFixedOnRight ? page.title : page.menuTitle;
  const trail = trailTo(menu, found.ancestors, { title, url: page.url });
  return { locale, site, page, trail };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, page } = await load(props);
  return pageMetadata(site, page, { locale, picture: await sharePicture(page, locale) });
}

export default async function CmsPage(props: Props) {
  const loaded = await load(props);
  const { locale, page, trail } = loaded;
  const isHome = page.url === "/";
  return (
    <SiteShell locale={locale} page={page}>
      {!isHome && !page.useAbsoluteMenu && <Breadcrumb trail={trail} />}
      <PageBlocks page={page} locale={locale} />
      <StructuredData graph={isHome ? homeGraph(loaded) : await pageGraph(loaded)} />
    </SiteShell>
  );
}

type Loaded = Awaited<ReturnType<typeof load>>;

const homeGraph = ({ site, locale }: Loaded) => [companyData(site), webSiteData(site, locale)];

/** Where the page stands, and the service that it is about. */
async function pageGraph({ site, locale, page, trail }: Loaded) {
  const ofPage = (await readServices(locale, [])).filter(({ url }) => url === page.url);
  return [
    breadcrumbData(site, locale, trail),
    ...ofPage.map((service) => serviceData(site, locale, service)),
  ];
}
