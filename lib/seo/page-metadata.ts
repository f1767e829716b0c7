import type { Metadata } from "next";
import type { Picture } from "@/lib/contract/image";
import type { PageDetail } from "@/lib/contract/page";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { siteLocales } from "@/lib/site/site-locales";
import { alternatesOf } from "./alternates";
import { shareImage } from "./share-image";

/** What a page says of itself to search engines and to those it is shared with. */
export function pageMetadata(
  { info, parameters }: Bootstrap,
  page: PageDetail,
  { locale, picture }: { locale: Locale; picture: Picture | undefined },
): Metadata {
  const name = parameters.COMPANY_NAME ?? info?.name ?? "";
  const title = page.url === "/" ? page.title : `${page.title} · ${name}`;
  const description = descriptionOf(page, parameters);
  const canonical = localisedPath(page.url, locale);
  return {
    ...(info && URL.canParse(info.url) ? { metadataBase: new URL(info.url) } : {}),
    title,
    description,
    alternates: alternatesOf(
      canonical,
      Object.fromEntries(siteLocales(info).map((other) => [other, localisedPath(page.url, other)])),
    ),
    openGraph: {
      type: "website",
      siteName: name,
      title,
      ...(description ? { description } : {}),
      url: canonical,
      locale: locale === "fr" ? "fr_FR" : "en_GB",
      ...(picture && { images: [shareImage(picture)] }),
    },
    twitter: { card: picture ? "summary_large_image" : "summary" },
  };
}

/**
 * What a page is described by: for home and the contact page the setting of the site, which whoever runs
 * it has at hand; else what the page says of itself, else what the company does.
 */
function descriptionOf(
  { url, role, metaDescription }: PageDetail,
  parameters: Bootstrap["parameters"],
): string | null {
  const { META_DESCRIPTION_HOME, META_DESCRIPTION_CONTACT, COMPANY_DESCRIPTION } = parameters;
  const setting =
    url === "/" ? META_DESCRIPTION_HOME : role === "CONTACT" ? META_DESCRIPTION_CONTACT : null;
  return setting ?? metaDescription ?? COMPANY_DESCRIPTION;
}
