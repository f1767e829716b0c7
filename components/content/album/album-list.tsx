import { getTranslations } from "next-intl/server";
import { ContentCard } from "@/components/content/card/content-card";
import type { AlbumShown } from "@/lib/site/contents";

export async function AlbumList({ items, heading }: { items: AlbumShown[]; heading: "h2" | "h3" }) {
  const t = await getTranslations("content.album");
  // Two fill the width, where three columns would have a hole.
  const columns = items.length === 2 ? "" : "lg:grid-cols-3";
  return (
    <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${columns}`}>
      {items.map(({ id, title, text, path, cover, images }, index) => (
        <ContentCard
          key={id}
          path={path ?? "/"}
          title={title}
          text={text}
          picture={cover ?? images[0] ?? null}
          heading={heading}
          note={t("images", { count: images.length })}
          isFirst={index === 0}
        />
      ))}
    </ul>
  );
}
