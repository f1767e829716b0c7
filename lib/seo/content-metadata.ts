import type { Metadata } from "next";
import { contentNamed } from "@/lib/contract/content/contents";
import { isArticle } from "@/lib/contract/content/definition";
import type { Picture } from "@/lib/contract/image";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { AtPath } from "@/lib/site/at-path";
import { alternatesOf } from "./alternates";
import { feedLink } from "./feed-link";
import { shareImage } from "./share-image";

export function contentMetadata(
  at: Extract<AtPath, { kind: "CONTENT" }>,
  { path, title, picture }: { path: string; title: string; picture: Picture | undefined },
): Metadata {
  const { site, locale, content, published, paths, list, changedAt, number } = at;
  const { info, parameters } = site;
  const { description, author, publishedAt } = content.about;
  const name = parameters.COMPANY_NAME ?? info?.name ?? "";
  const canonical = localisedPath(path, locale);
  const said = description ?? list.metaDescription ?? parameters.COMPANY_DESCRIPTION;
  // A later page of a folder is in one language: the other may have fewer.
  const inLanguages = number > 1 ? [locale] : published;
  return {
    ...(info && URL.canParse(info.url) ? { metadataBase: new URL(info.url) } : {}),
    title: `${title} · ${name}`,
    description: said,
    alternates: {
      ...alternatesOf(
        canonical,
        Object.fromEntries(
          inLanguages.map((other) => [other, localisedPath(paths[other] ?? "/", other)]),
        ),
      ),
      ...(list.role === "BLOG" && feedLink(locale, name)),
    },
    openGraph: {
      siteName: name,
      title,
      ...(said ? { description: said } : {}),
      url: canonical,
      locale: openGraphLocale(locale),
      ...(picture && { images: [shareImage(picture)] }),
      ...(isArticle(contentNamed(content.type).schemaType)
        ? {
            type: "article",
            publishedTime: publishedAt,
            modifiedTime: changedAt,
            authors: [author ?? name],
          }
        : { type: "website" }),
    },
    twitter: { card: picture ? "summary_large_image" : "summary" },
  };
}

const openGraphLocale = (locale: Locale) => (locale === "fr" ? "fr_FR" : "en_GB");
