import type { Metadata } from "next";
import type { Picture } from "@/lib/contract/image";
import type { PageDetail } from "@/lib/contract/page";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { siteLocales } from "@/lib/site/site-locales";
import { shareImage } from "./share-image";

/** What a page says of itself to search engines and to those it is shared with. */
export function pageMetadata(
  { info, parameters }: Bootstrap,
  page: PageDetail,
  { locale, picture }: { locale: Locale; picture: Picture | undefined },
): Metadata {
  const name = parameters.COMPANY_NAME ?? info?.name ?? "";
  const title = page.url === "/" ? page.title : `${page.title} · ${name}`;
  const description = page.metaDescription ?? siteDescription(page, parameters);
  const canonical = localisedPath(page.url, locale);
  return {
    ...(info && URL.canParse(info.url) ? { metadataBase: new URL(info.url) } : {}),
    title,
    description,
    alternates: {
      canonical,
      languages: {
        ...Object.fromEntries(
          siteLocales(info).map((other) => [other, localisedPath(page.url, other)]),
        ),
        "x-default": localisedPath(page.url, "fr"),
      },
    },
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

/** What the site says of a page that says nothing of itself. */
function siteDescription(
  { url, role }: PageDetail,
  parameters: Bootstrap["parameters"],
): string | null {
  const { META_DESCRIPTION_HOME, META_DESCRIPTION_CONTACT, COMPANY_DESCRIPTION } = parameters;
  if (url === "/") return META_DESCRIPTION_HOME ?? COMPANY_DESCRIPTION;
  if (role === "CONTACT") return META_DESCRIPTION_CONTACT ?? COMPANY_DESCRIPTION;
  return COMPANY_DESCRIPTION;
}
