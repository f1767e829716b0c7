import { getTranslations } from "next-intl/server";
import { SlideLink } from "@/components/media/slide-link";
import { Icon } from "@/components/ui/icon";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

/** Pictures and videos in a grid; each opens full screen, and is a link to its file without JavaScript. */
export async function Gallery({ conf, slug, isFirst }: { conf: ConfOf<"GALLERY"> } & BlockContext) {
  const t = await getTranslations("blocks");
  const words = {
    close: t("close"),
    previous: t("previous"),
    next: t("next"),
    slider: t("slider"),
    carousel: t("carousel"),
    slide: t("slide"),
    position: t("position", { index: "{index}", total: "{total}" }),
  };
  // A large picture stands beside four small ones, so that no row has a hole.
  const isMosaic = conf.items.length % 4 === 1;
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <ul
        className={`grid grid-cols-2 gap-3 md:gap-5 ${isMosaic ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {conf.items.map((item, index) => (
          <li key={item.src} className={isMosaic ? "first:col-span-2 first:row-span-2" : undefined}>
            <SlideLink
              slides={conf.items}
              index={index}
              label={t(item.video ? "play" : "enlarge", { alt: item.alt })}
              words={words}
              className="group relative block overflow-hidden rounded-card"
            >
              <PictureImage
                picture={item}
                sizes="(min-width: 1200px) 26rem, 50vw"
                className="aspect-3/2 w-full object-cover transition duration-500 group-hover:scale-[1.03] group-hover:brightness-110"
              />
              {item.video && (
                <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/60 text-white">
                  <Icon name="play" className="size-7" />
                </span>
              )}
            </SlideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
