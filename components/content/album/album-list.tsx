import { getTranslations } from "next-intl/server";
import { ContentCard } from "@/components/content/card/content-card";
import { EVEN_GRID, evenCell } from "@/components/ui/even-rows";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import type { AlbumShown } from "@/lib/site/contents";

export async function AlbumList({ items, heading }: { items: AlbumShown[]; heading: "h2" | "h3" }) {
  const t = await getTranslations("content.album");
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${EVEN_GRID}`}>
      {items.map(({ id, title, text, path, cover, images }, index) => (
        <ContentCard
          key={id}
          path={path ?? "/"}
          title={title}
          text={text}
          picture={cover ?? images[0] ?? null}
          heading={heading}
          note={t("images", { count: images.length })}
          isFirst={isOnFirstScreen(heading === "h2", index)}
          cell={evenCell(index, items.length)}
        />
      ))}
    </ul>
  );
}
