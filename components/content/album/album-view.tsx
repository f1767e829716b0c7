import { getTranslations } from "next-intl/server";
import { SlideGrid } from "@/components/media/slide-grid";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { mediaKind } from "@/lib/rules/text/media-kind";
import type { AlbumShown } from "@/lib/site/contents";

export async function AlbumView({ album, listPath }: { album: AlbumShown; listPath: string }) {
  const t = await getTranslations("content");
  const slides = album.images.map(({ src, alt, width, height, caption }) => ({
    src,
    alt: caption ?? alt,
    width,
    height,
    video: mediaKind(src) === "video" ? src : null,
  }));
  return (
    <Section labelledBy="album-title">
      <SectionHeading
        kicker={t("album.images", { count: slides.length })}
        title={album.title}
        text={album.text}
        id="album-title"
        isFirst
      />
      <SlideGrid slides={slides} captions={album.images.map(({ caption }) => caption)} isFirst />
      <p className="mt-9">
        <SiteLink href={listPath} className={QUIET_LOOK}>
          {t("all.album")}
        </SiteLink>
      </p>
    </Section>
  );
}
