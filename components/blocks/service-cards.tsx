import { getTranslations } from "next-intl/server";
import { ReservedServices } from "@/components/booking/reserved/reserved-services";
import { EVEN_GRID, EVEN_PICTURE, evenCell, evenSizes } from "@/components/ui/even-rows";
import { isOnFirstScreen } from "@/components/ui/first-screen";
import { PictureImage } from "@/components/ui/picture-image";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { readServices } from "@/lib/site/content";

export async function ServiceCards(props: { conf: ConfOf<"SERVICE_CARDS"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const CardTitle = isFirst ? "h2" : "h3";
  const [t, reserved] = await Promise.all([
    getTranslations("blocks"),
    getTranslations("blocks.reserved"),
  ]);
  const shown = (await readServices(locale, conf.tags)).filter(({ url }) => url !== conf.except);
  if (shown.length === 0) return <TitleAlone {...props} />;
  return (
    <Section labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <ul className={`grid gap-x-8 gap-y-7 sm:gap-y-12 ${EVEN_GRID}`}>
        {shown.map(({ id, title, summary, url, image }, index) => (
          <li
            key={id}
            className={`group relative grid grid-cols-[6rem_1fr] gap-x-5 sm:block ${evenCell(index, shown.length).className}`}
          >
            {image && (
              <div className="self-start overflow-hidden rounded-card sm:mb-5">
                <PictureImage
                  picture={{ ...image, alt: "" }}
                  sizes={evenSizes(evenCell(index, shown.length).isWide, "12rem")}
                  isFirst={isOnFirstScreen(isFirst, index)}
                  className={`${EVEN_PICTURE} max-sm:aspect-square w-full object-cover object-right transition-transform duration-500 group-hover:scale-[1.03]`}
                />
              </div>
            )}
            <div>
              <CardTitle className="text-subtitle">
                <SiteLink
                  href={url}
                  className="after:absolute after:inset-0 group-hover:text-accent"
                >
                  {title}
                </SiteLink>
              </CardTitle>
              <p className="mt-1 text-muted max-sm:text-small sm:mt-2">{summary}</p>
              <p aria-hidden="true" className="mt-4 text-accent text-small max-sm:hidden">
                {t("discover")}{" "}
                <span className="inline-block transition-transform group-hover:translate-x-1">
                  →
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ReservedServices
        locale={locale}
        tags={conf.tags}
        title={reserved("title")}
        heading={isFirst ? "h2" : "h3"}
      />
    </Section>
  );
}
