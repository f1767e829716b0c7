import { getTranslations } from "next-intl/server";
import { ArticleFrame } from "@/components/content/article/article-frame";
import { PublishedOn } from "@/components/content/article/published-on";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/text/locale-code";
import { readingMinutes } from "@/lib/rules/text/reading-time";
import type { BlogShown } from "@/lib/site/contents";
import type { Step } from "@/lib/site/trail";
import { BlogGrid } from "./blog-grid";

export async function BlogArticle(props: {
  item: BlogShown;
  related: BlogShown[];
  folder: Step | undefined;
  /** Path of the blog, without its locale prefix. */
  listPath: string;
  locale: Locale;
}) {
  const { item: blog, related, folder, listPath, locale } = props;
  const t = await getTranslations("content");
  return (
    <>
      <ArticleFrame
        kicker={folder?.title}
        title={blog.title}
        lead={blog.summary}
        picture={blog.cover}
        html={blog.content}
        facts={
          <ul className="space-y-1.5">
            {blog.author && <li>{t("blog.by", { author: blog.author })}</li>}
            <li>
              <PublishedOn at={blog.publishedAt} locale={locale} />
            </li>
            <li>{t("blog.minutes", { minutes: readingMinutes(blog.content) })}</li>
            <li>
              <SiteLink href={listPath} className={QUIET_LOOK}>
                {t("all.blog")}
              </SiteLink>
            </li>
          </ul>
        }
      />
      {related.length > 0 && (
        <Section raised labelledBy="related">
          <SectionHeading kicker={null} title={t("blog.related")} id="related" />
          <BlogGrid items={related} heading="h3" />
        </Section>
      )}
    </>
  );
}
