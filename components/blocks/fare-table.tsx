import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { TitleAlone } from "@/components/ui/title-alone";
import type { ConfOf } from "@/lib/contract/component";
import { siteFormat } from "@/lib/i18n/site-format";
import { minutesOfDay } from "@/lib/rules/calendar/opening-hours";
import type { BlockContext } from "@/lib/site/block-context";
import { fares } from "@/lib/site/content";

/** Line of the table; on a phone the vehicles share its width. */
const ROW = "border-b max-xs:grid max-xs:grid-cols-2 max-xs:gap-x-4";

export async function FareTable(props: { conf: ConfOf<"FARE_TABLE"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const PartTitle = isFirst ? "h2" : "h3";
  const [t, { grids, supplements, vatRate }] = await Promise.all([
    getTranslations("blocks.fares"),
    fares(locale),
  ]);
  const [first] = grids;
  if (!first) return <TitleAlone {...props} />;
  const format = siteFormat(locale);
  const { euros } = format;
  const timeOfDay = (time: string | null) => (time ? format.timeOfDay(minutesOfDay(time)) : "");
  const rows = [
    {
      label: t("flatRate", { km: first.flatRateUnderKm }),
      value: (g: typeof first) => euros(g.flatRate),
    },
    {
      label: t("perKm", { km: first.flatRateUnderKm }),
      value: (g: typeof first) => t("eachKm", { price: euros(g.perKm) }),
    },
    {
      label: t("hourly", { hours: first.minimumHours, km: first.includedKmPerHour }),
      value: (g: typeof first) => t("eachHour", { price: euros(g.hourly) }),
    },
    {
      label: t("extraKm"),
      value: (g: typeof first) => t("eachKm", { price: euros(g.extraKm) }),
    },
  ];
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <div className="grid gap-14 lg:grid-cols-[2fr_1fr]">
        <div>
          {/* On a phone the name of a fare stands above its figures, which share the line. */}
          <table className="w-full border-collapse text-left max-xs:block">
            <thead className="max-xs:block">
              <tr className={`${ROW} border-accent/60 align-bottom`}>
                <td className="max-xs:hidden" />
                {grids.map((grid) => (
                  <th key={grid.idVehicle} scope="col" className="py-4 font-normal xs:pl-5">
                    <span className="block font-title text-heading text-subtitle">
                      {grid.vehicle}
                    </span>
                    <span className="text-muted text-small md:whitespace-nowrap">
                      {t("seats", { seats: grid.seats, luggage: grid.luggage })}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-xs:block">
              {rows.map(({ label, value }) => (
                <tr key={label} className={`${ROW} border-line`}>
                  <th
                    scope="row"
                    className="font-normal text-muted max-xs:col-span-full max-xs:pt-4 xs:py-4 xs:pr-3"
                  >
                    {label}
                  </th>
                  {grids.map((grid) => (
                    <td
                      key={grid.idVehicle}
                      className="figures text-heading max-xs:pt-1 max-xs:pb-4 xs:whitespace-nowrap xs:py-4 xs:pl-5"
                    >
                      {value(grid)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <PartTitle className="mb-4 text-subtitle">{t("supplements")}</PartTitle>
          <dl>
            {supplements.map(({ code, percent, from, until }) => (
              <div key={code} className="flex justify-between gap-6 border-line border-b py-3">
                <dt className="text-muted">
                  {t(`supplement.${code}`, { from: timeOfDay(from), until: timeOfDay(until) })}
                </dt>
                <dd className="whitespace-nowrap text-heading">
                  {t("percent", { percent: format.percent(percent) })}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-muted text-small">
            {t("vat", { transfer: vatRate.transfer, hire: vatRate.hire })}
          </p>
          {conf.note && <p className="mt-3 text-muted text-small">{conf.note}</p>}
        </div>
      </div>
    </Section>
  );
}
