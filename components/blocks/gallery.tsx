import { getTranslations } from "next-intl/server";
import { SlideLink } from "@/components/media/slide-link";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";

/** Pictures in a grid; each opens full screen, and is a link to its file without JavaScript. */
export async function Gallery({ conf, slug, isFirst }: { conf: ConfOf<"GALLERY"> } & BlockContext) {
  const t = await getTranslations("blocks");
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-3">
        {conf.items.map((item, index) => (
          <li key={item.src}>
            <SlideLink
              slides={conf.items}
              index={index}
              label={t("enlarge", { alt: item.alt })}
              words={{ close: t("close"), previous: t("previous"), next: t("next") }}
              className="group block overflow-hidden rounded-card"
            >
              <PictureImage
                picture={item}
                sizes="(min-width: 1200px) 26rem, 50vw"
                className="aspect-3/2 w-full object-cover transition duration-500 group-hover:scale-[1.03] group-hover:brightness-110"
              />
            </SlideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
