import { getLocale } from "next-intl/server";
import { PublishedOn } from "@/components/content/article/published-on";
import { ROW_PICTURE } from "@/components/content/card/row-picture";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import type { NewsItem } from "@/lib/contract/news";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function NewsRows(props: { items: NewsItem[]; heading: "h2" | "h3" }) {
  const { items, heading: Title } = props;
  const locale = (await getLocale()) as Locale;
  return (
    <ul>
      {items.map(({ id, title, summary, path, image, publishedAt }, index) => (
        <li
          key={id}
          className="group relative gap-x-16 border-line border-t py-7 lg:grid lg:grid-cols-[9rem_1fr]"
        >
          <p className="pt-1 pb-2.5 text-muted text-small">
            <PublishedOn at={publishedAt} locale={locale} />
          </p>
          <div className="flex items-start justify-between gap-5 sm:gap-8">
            <div className="max-w-2xl">
              <Title className="text-subtitle">
                <SiteLink
                  href={path ?? "/"}
                  className="after:absolute after:inset-0 group-hover:text-accent"
                >
                  {title}
                </SiteLink>
              </Title>
              <p className="mt-2 text-muted">{summary}</p>
            </div>
            {image && (
              <PictureImage
                picture={{ ...image, alt: "" }}
                sizes="(min-width: 768px) 18rem, 6rem"
                className={ROW_PICTURE}
                isFirst={isOnFirstScreen(Title === "h2", index)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
