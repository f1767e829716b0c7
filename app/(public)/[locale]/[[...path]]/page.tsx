import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageBlocks } from "@/components/blocks/page-blocks";
import { ContentPage } from "@/components/content/page/content-page";
import { PagePopup } from "@/components/content/popup/page-popup";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import { StructuredData } from "@/components/seo/structured-data";
import { LOCALES, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { companyData, webSiteData } from "@/lib/seo/company-data";
import { contentMetadata } from "@/lib/seo/content-metadata";
import { breadcrumbData, serviceData } from "@/lib/seo/page-data";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { type AtPath, atPath } from "@/lib/site/at-path";
import { readServices } from "@/lib/site/content";
import { pagePopup } from "@/lib/site/popup";
import { homePicture, sharePicture } from "@/lib/site/share-picture";

export const ensureStatic = "navigation";

/** A placeholder: `next build` needs no provider, and each path is made on its first request. */
export const generateStaticParams = () => [{ path: ["_build"] }];

interface Props {
  params: Promise<{ locale: string; path?: string[] }>;
}

/** Loads a page. Unknown, invalid and hidden pages are not found (§2); a moved page redirects. */
async function load({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale: Locale = LOCALES.find((known) => known === segment) ?? notFound();
  const asked = `/${path.join("/")}`;
  const at = (await atPath(asked, locale)) ?? notFound();
  if (at.kind === "MOVED") permanentRedirect(localisedPath(at.path, locale));
  return { ...at, asked };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const at = await load(props);
  const { asked, locale, number } = at;
  const t = await getTranslations({ locale, namespace: "content" });
  const own = at.kind === "CONTENT" ? at.content.about.title : at.page.title;
  const title = number > 1 ? t("pageTitle", { title: own, page: number }) : own;
  if (at.kind === "CONTENT") {
    const picture = at.content.about.picture ?? (await homePicture(locale));
    return contentMetadata(at, { path: asked, title, picture });
  }
  const { page } = at;
  const picture = await sharePicture(page, locale);
  return pageMetadata(at, { ...page, title }, { picture, path: asked });
}

export default async function CmsPage(props: Props) {
  const at = await load(props);
  if (at.kind === "CONTENT") return <ContentPage at={at} />;
  const { locale, page, trail, number, paths } = at;
  const isHome = page.url === "/";
  const popup = await pagePopup(page.id, locale);
  return (
    <SiteShell locale={locale} page={page} paths={paths}>
      {!isHome && !page.useAbsoluteMenu && <Breadcrumb trail={trail} />}
      <PageBlocks page={page} locale={locale} listPage={number} />
      {popup && <PagePopup popup={popup} />}
      <StructuredData graph={isHome ? homeGraph(at) : await pageGraph(at)} />
    </SiteShell>
  );
}

type ShownPage = Extract<AtPath, { kind: "PAGE" }>;

const homeGraph = ({ site, locale }: ShownPage) => [companyData(site), webSiteData(site, locale)];

/** Returns the structured data of the page's trail, and of the service that it is about. */
async function pageGraph({ site, locale, page, trail }: ShownPage) {
  const ofPage = (await readServices(locale, [])).filter(({ url }) => url === page.url);
  return [
    breadcrumbData(site, locale, trail),
    ...ofPage.map((service) => serviceData(site, locale, service)),
  ];
}
