import type { Metadata } from "next";
import type { Picture } from "@/lib/contract/image";
import type { PageDetail } from "@/lib/contract/page";
import { resultDescription, resultTitle } from "@/lib/rules/content/search-result";
import { localisedPath } from "@/lib/rules/text/locale-code";
import type { AtPath } from "@/lib/site/at-path";
import { alternatesOf } from "./alternates";
import { feedLink } from "./feed-link";
import { shareImage } from "./share-image";

export function pageMetadata(
  { site: { info, parameters }, locale, paths, published }: Extract<AtPath, { kind: "PAGE" }>,
  page: PageDetail,
  // A later page of a list has a path of its own.
  { picture, path }: { picture: Picture | undefined; path: string },
): Metadata {
  const name = parameters.COMPANY_NAME ?? info?.name ?? "";
  const isHome = page.url === "/";
  const title = resultTitle(page.title, { isHome, name });
  const { text: description } = resultDescription(
    { isHome, role: page.role, own: page.metaDescription },
    parameters,
  );
  const canonical = localisedPath(path, locale);
  // Another language may have fewer pages of the list.
  const inLanguages = path === page.url ? published : [];
  return {
    ...(info && URL.canParse(info.url) ? { metadataBase: new URL(info.url) } : {}),
    title,
    description,
    alternates: {
      ...alternatesOf(
        canonical,
        Object.fromEntries(
          inLanguages.map((other) => [other, localisedPath(paths[other] ?? "/", other)]),
        ),
      ),
      ...(page.role === "BLOG" && feedLink(locale, name)),
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
