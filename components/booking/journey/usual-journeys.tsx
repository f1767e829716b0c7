import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { fares } from "@/lib/site/content";
import { pathOfRole } from "@/lib/site/page-of-role";
import { readUsualJourneys } from "@/lib/site/usual-journeys";
import { JourneyRow } from "./journey-row";

export async function UsualJourneys(props: { conf: ConfOf<"USUAL_JOURNEYS"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, journeys, { grids, supplements }, formPath] = await Promise.all([
    getTranslations("blocks.journeys"),
    readUsualJourneys(locale, conf.journeys),
    fares(locale),
    pathOfRole("BOOKING_FORM", locale),
  ]);
  if (journeys.length === 0) return <TitleAlone {...props} />;
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <table className="w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-accent/60 border-b align-bottom text-muted text-small">
            <th scope="col" className="py-3 pr-6 font-normal">
              {t("way")}
            </th>
            <th scope="col" className="py-3 pr-6 font-normal">
              {t("drive")}
            </th>
            {grids.map(({ idVehicle, vehicle }) => (
              <th key={idVehicle} scope="col" className="py-3 pl-6 text-right font-normal">
                {t("inVehicle", { vehicle })}
              </th>
            ))}
            {formPath && (
              <th scope="col" className="w-14">
                <span className="sr-only">{t("book")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-accent/60 max-sm:border-t">
          {journeys.map((journey) => (
            <JourneyRow
              key={`${journey.pickup}${journey.dropoff}`}
              journey={journey}
              vehicles={grids}
              formPath={formPath}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 text-small">
        <p className="max-w-2xl text-muted">
          <span>{t(supplements.length > 0 ? "besides" : "vatIncluded")}</span>
          {conf.note && <span className="block">{conf.note}</span>}
        </p>
        {conf.link && (
          <p>
            <SiteLink
              href={conf.link.url}
              className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {conf.link.label}
            </SiteLink>
          </p>
        )}
      </div>
    </Section>
  );
}
