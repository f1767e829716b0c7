import type { Metadata } from "next";
import type { Product } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { alternatesOf } from "./alternates";
import { shareImage } from "./share-image";

/**
 * Returns the metadata of a product's sheet, for search engines and for sharing.
 * @param paths its path by locale, prefix included
 */
export function productMetadata(
  { info, parameters }: Bootstrap,
  { name, appellation, summary, image }: Product,
  locale: Locale,
  paths: Record<string, string>,
): Metadata {
  const company = parameters.COMPANY_NAME ?? info?.name ?? "";
  const title = [name, appellation, company].filter(Boolean).join(" · ");
  const canonical = paths[locale] ?? "/";
  return {
    ...(info && URL.canParse(info.url) ? { metadataBase: new URL(info.url) } : {}),
    title,
    description: summary,
    alternates: alternatesOf(canonical, paths),
    openGraph: {
      type: "website",
      siteName: company,
      title,
      description: summary,
      url: canonical,
      locale: locale === "fr" ? "fr_FR" : "en_GB",
      ...(image && { images: [shareImage(image)] }),
    },
    twitter: { card: "summary" },
  };
}
