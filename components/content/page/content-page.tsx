import { AlbumView } from "@/components/content/album/album-view";
import { BlogArticle } from "@/components/content/blog/blog-article";
import { BlogFolderView } from "@/components/content/blog/blog-folder-view";
import { EventView } from "@/components/content/event/event-view";
import { FormView } from "@/components/content/form/form-view";
import { NewsArticle } from "@/components/content/news/news-article";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import { StructuredData } from "@/components/seo/structured-data";
import { contentData } from "@/lib/seo/content-data";
import { breadcrumbData } from "@/lib/seo/page-data";
import type { AtPath } from "@/lib/site/at-path";
import { BLOGS_OF_FOLDER } from "@/lib/site/content-read";

type Shown = Extract<AtPath, { kind: "CONTENT" }>;

export function ContentPage({ at }: { at: Shown }) {
  const { site, locale, trail, paths } = at;
  return (
    <SiteShell locale={locale} path={paths[locale] ?? "/"} paths={paths}>
      <Breadcrumb trail={trail} />
      <ContentView {...at} />
      <StructuredData graph={[breadcrumbData(site, locale, trail), ...contentData(at)]} />
    </SiteShell>
  );
}

export function ContentView({
  content,
  list,
  locale,
  number,
}: Pick<Shown, "content" | "list" | "locale" | "number">) {
  const of = { listPath: list.url, locale };
  switch (content.type) {
    case "news":
      return <NewsArticle {...content.shown} {...of} />;
    case "blog":
      return <BlogArticle {...content.shown} folder={content.about.above.at(-1)} {...of} />;
    case "blog-folder": {
      const last = Math.ceil(content.shown.total / BLOGS_OF_FOLDER);
      return <BlogFolderView {...content.shown} number={number} last={last} />;
    }
    case "album":
      return <AlbumView album={content.shown.item} listPath={list.url} />;
    case "form":
      return <FormView form={content.shown.item} locale={locale} />;
    case "element":
      return <EventView event={content.shown.item} {...of} />;
  }
}
