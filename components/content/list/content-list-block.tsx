import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AlbumList } from "@/components/content/album/album-list";
import { BlogFront } from "@/components/content/blog/blog-front";
import { NewsRows } from "@/components/content/news/news-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import { contentNamed } from "@/lib/contract/content/contents";
import { pageSizeOf } from "@/lib/contract/content/listed-fields";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { BlockContext } from "@/lib/site/block-context";
import { albumList, blogList, type ListPart, newsList } from "@/lib/site/contents";
import { pathOfRole } from "@/lib/site/page-of-role";

type Listed = ConfOf<"CONTENT_LIST">["of"];

/** Reads a page of a kind of content as its list shows it, and their number on all pages. */
const READ = {
  news: async (locale: Locale, part: ListPart, heading: "h2" | "h3") => {
    const { items, total } = await newsList(locale, part);
    return { total, shown: items.length > 0 && <NewsRows items={items} heading={heading} /> };
  },
  blog: async (locale: Locale, part: ListPart, heading: "h2" | "h3") => {
    const { items, total } = await blogList(locale, part);
    const isFront = part.number === 1;
    return {
      total,
      shown: items.length > 0 && <BlogFront {...{ items, heading, locale, isFront }} />,
    };
  },
  album: async (locale: Locale, part: ListPart, heading: "h2" | "h3") => {
    const { items, total } = await albumList(locale, part);
    return { total, shown: items.length > 0 && <AlbumList items={items} heading={heading} /> };
  },
};

/** Published contents of a kind: on its own page by pages, elsewhere the first ones. */
export async function ContentListBlock(props: { conf: ConfOf<"CONTENT_LIST"> } & BlockContext) {
  const { conf, slug, locale, isFirst, pageRole, listPage = 1 } = props;
  const of: Listed = conf.of;
  const role = contentNamed(of).under;
  const path = role && (await pathOfRole(role, locale));
  if (!path) return <TitleAlone {...props} />;
  const isOwn = pageRole === role;
  const number = isOwn ? listPage : 1;
  const nbItem = conf.nbItem ?? pageSizeOf(contentNamed(of));
  const [t, { total, shown }] = await Promise.all([
    getTranslations("content"),
    READ[of](locale, { number, nbItem }, isFirst ? "h2" : "h3"),
  ]);
  if (!shown && number > 1) notFound();
  if (!shown && !isOwn) return <TitleAlone {...props} />;
  const last = Math.ceil(total / nbItem);
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <div>{shown || <EmptyState title={t("empty")} text={t("emptyText")} />}</div>
      {isOwn ? (
        <ListPages path={path} number={number} last={last} />
      ) : (
        <p className="mt-9">
          <ButtonLink href={path} look="outline">
            {t(`all.${of}`)}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
