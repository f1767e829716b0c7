import { getLocale } from "next-intl/server";
import { ContentCard } from "@/components/content/card/content-card";
import type { evenCell } from "@/components/ui/even-rows";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { BlogShown } from "@/lib/site/contents";
import { BlogNote } from "./blog-note";

export async function BlogCard(props: {
  blog: BlogShown;
  heading: "h2" | "h3";
  isFirst: boolean;
  cell: ReturnType<typeof evenCell>;
}) {
  const { blog, heading, isFirst, cell } = props;
  const locale = (await getLocale()) as Locale;
  return (
    <ContentCard
      path={blog.path ?? "/"}
      title={blog.title}
      text={blog.summary}
      picture={blog.cover}
      heading={heading}
      note={<BlogNote blog={blog} locale={locale} />}
      isFirst={isFirst}
      cell={cell}
    />
  );
}
