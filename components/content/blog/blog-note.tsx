import { getTranslations } from "next-intl/server";
import { PublishedOn } from "@/components/content/article/published-on";
import type { Locale } from "@/lib/rules/text/locale-code";
import { readingMinutes } from "@/lib/rules/text/reading-time";
import type { BlogShown } from "@/lib/site/contents";

export async function BlogNote({ blog, locale }: { blog: BlogShown; locale: Locale }) {
  const t = await getTranslations("content.blog");
  return (
    <>
      <PublishedOn at={blog.publishedAt} locale={locale} />
      <span aria-hidden="true"> · </span>
      <span>{t("minutes", { minutes: readingMinutes(blog.content) })}</span>
    </>
  );
}
