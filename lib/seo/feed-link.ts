import { BLOG_FEED_PATH } from "@/lib/rules/content/feed-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

export const feedLink = (locale: Locale, title: string) => ({
  types: { "application/rss+xml": [{ url: localisedPath(BLOG_FEED_PATH, locale), title }] },
});
