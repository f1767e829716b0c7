import "server-only";
import { BLOG_FEED_PATH } from "@/lib/rules/content/feed-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { blogList } from "@/lib/site/contents";
import { pageOfRole } from "@/lib/site/page-of-role";
import { absoluteUrl } from "./absolute-url";
import { rssXml } from "./rss-xml";

/** Articles in a feed: readers fetch it more often than so many are written. */
const NEWEST = 20;

/** Returns the newest articles of the blog as a feed; undefined on a site without a blog. */
export async function blogFeed(locale: Locale): Promise<string | undefined> {
  const [site, page] = await Promise.all([bootstrap(locale), pageOfRole("BLOG", locale)]);
  if (!page) return undefined;
  const { items } = await blogList(locale, { number: 1, nbItem: NEWEST });
  const name = site.parameters.COMPANY_NAME ?? site.info?.name ?? "";
  const urlOf = (path: string) => absoluteUrl(site, localisedPath(path, locale));
  return rssXml({
    title: `${page.title} · ${name}`,
    url: urlOf(page.url),
    ownUrl: urlOf(BLOG_FEED_PATH),
    description: site.parameters.META_DESCRIPTION_BLOG ?? page.metaDescription ?? page.title,
    language: locale,
    items: items.map(({ title, summary, path, publishedAt }) => ({
      title,
      summary,
      url: urlOf(path ?? page.url),
      publishedAt,
    })),
  });
}
