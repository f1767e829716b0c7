import { getTranslations } from "next-intl/server";
import { ArticleFrame } from "@/components/content/article/article-frame";
import { PublishedOn } from "@/components/content/article/published-on";
import { ButtonLink } from "@/components/ui/button-link";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { SiteLink } from "@/components/ui/site-link";
import type { NewsItem } from "@/lib/contract/news";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function NewsArticle(props: {
  item: NewsItem;
  newer: NewsItem | undefined;
  older: NewsItem | undefined;
  /** Path of the list, without its locale prefix. */
  listPath: string;
  locale: Locale;
}) {
  const { item, newer, older, listPath, locale } = props;
  const t = await getTranslations("content");
  const others = [
    { name: t("news.newer"), other: newer },
    { name: t("news.older"), other: older },
  ];
  return (
    <ArticleFrame
      kicker={<PublishedOn at={item.publishedAt} locale={locale} />}
      title={item.title}
      lead={item.summary}
      picture={item.image}
      html={item.content}
      facts={
        <SiteLink href={listPath} className={QUIET_LOOK}>
          {t("all.news")}
        </SiteLink>
      }
    >
      {item.url && (
        <p className="mt-8">
          <ButtonLink href={item.url} look="outline">
            {t("news.follow")}
          </ButtonLink>
        </p>
      )}
      <nav aria-label={t("news.others")}>
        <ul className="mt-14 grid gap-8 sm:grid-cols-2">
          {others.map(
            ({ name, other }) =>
              other && (
                <li key={name} className="group relative border-line border-t pt-6">
                  <p className="text-muted text-small">{name}</p>
                  <SiteLink
                    href={other.path ?? listPath}
                    className="text-heading after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {other.title}
                  </SiteLink>
                </li>
              ),
          )}
        </ul>
      </nav>
    </ArticleFrame>
  );
}
