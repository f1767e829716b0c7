import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { BlogFolderShown, BlogShown } from "@/lib/site/contents";
import { BlogFolderLinks } from "./blog-folder-links";
import { BlogGrid } from "./blog-grid";

export async function BlogFolderView(props: {
  item: BlogFolderShown;
  folders: BlogFolderShown[];
  blogs: BlogShown[];
  number: number;
  last: number;
}) {
  const { item: folder, folders, blogs, number, last } = props;
  const t = await getTranslations("content");
  return (
    <Section labelledBy="folder-title">
      <SectionHeading
        kicker={t("blog.folder")}
        title={folder.title}
        text={folder.text}
        id="folder-title"
        isFirst
      />
      <BlogFolderLinks folders={folders} />
      {blogs.length > 0 ? (
        <BlogGrid items={blogs} heading="h2" isFirst />
      ) : (
        folders.length === 0 && <EmptyState title={t("empty")} text={t("emptyText")} />
      )}
      <ListPages path={folder.path ?? "/"} number={number} last={last} />
    </Section>
  );
}
