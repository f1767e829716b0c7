import { getTranslations } from "next-intl/server";
import { LowestPrice } from "@/components/booking/journey/lowest-price";
import { ReservedServices } from "@/components/booking/reserved/reserved-services";
import { RowArrow } from "@/components/ui/row-arrow";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { readServices } from "@/lib/site/content";

export async function ServiceTable(props: { conf: ConfOf<"SERVICE_TABLE"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, reserved, services] = await Promise.all([
    getTranslations("blocks.services"),
    getTranslations("blocks.reserved"),
    readServices(locale, conf.tags),
  ]);
  if (services.length === 0) return <TitleAlone {...props} />;
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <table className="w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-accent/60 border-b text-muted text-small">
            <th scope="col" className="py-3 pr-8 font-normal">
              {t("service")}
            </th>
            <th scope="col" className="py-3 pr-8 font-normal">
              {t("about")}
            </th>
            <th scope="col" className="py-3 text-right font-normal">
              {t("price")}
            </th>
            <td className="w-10" />
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-accent/60 max-sm:border-t">
          {services.map(({ id, title, summary, url, tags }) => (
            <tr
              key={id}
              className="group relative border-line border-b max-sm:grid max-sm:gap-y-1 max-sm:py-4 max-sm:pr-8 hover:bg-surface"
            >
              <th
                scope="row"
                className="font-medium text-heading text-lead sm:w-1/4 sm:py-5 sm:pr-8"
              >
                <SiteLink
                  href={url}
                  className="after:absolute after:inset-0 group-hover:text-accent"
                >
                  {title}
                </SiteLink>
              </th>
              <td className="text-muted max-sm:text-small sm:py-5 sm:pr-8">{summary}</td>
              <td className="sm:py-5 sm:text-right">
                <LowestPrice
                  kind={tags.some((tag) => conf.hireTags.includes(tag)) ? "HIRE" : "TRANSFER"}
                  locale={locale}
                />
              </td>
              <RowArrow />
            </tr>
          ))}
        </tbody>
      </table>
      <ReservedServices
        locale={locale}
        tags={conf.tags}
        title={reserved("title")}
        heading={isFirst ? "h2" : "h3"}
      />
    </Section>
  );
}
