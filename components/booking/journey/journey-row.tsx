import { getTranslations } from "next-intl/server";
import { RowArrow } from "@/components/ui/row-arrow";
import { SiteLink } from "@/components/ui/site-link";
import type { FareList } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import { aboutDuration } from "@/lib/rules/booking/about-duration";
import { rideQuery } from "@/lib/rules/booking/ride-query";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { UsualJourney } from "@/lib/site/usual-journeys";

/** Line of usual journeys: all of it is the link that books the way. On a phone it is two lines. */
export async function JourneyRow(props: {
  journey: UsualJourney;
  vehicles: FareList["grids"];
  /** Path of the booking form; undefined where nothing is booked on the site. */
  formPath: string | undefined;
  locale: Locale;
}) {
  const { formPath, vehicles } = props;
  const { pickup, dropoff, way } = props.journey;
  const [t, booking] = await Promise.all([
    getTranslations("blocks.journeys"),
    getTranslations("booking"),
  ]);
  const { euros, number } = siteFormat(props.locale);
  const ends = (
    <>
      <span>{pickup}</span>{" "}
      <span aria-hidden="true" className="text-accent">
        →
      </span>
      <span className="sr-only">{t("to")}</span> <span>{dropoff}</span>
    </>
  );
  const priceIn = (idVehicle: number) => way.vehicles.find((of) => of.idVehicle === idVehicle);
  return (
    <tr className="group relative border-line border-b max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4 hover:bg-surface">
      <th
        scope="row"
        className="font-medium text-heading text-lead max-sm:col-span-full max-sm:pr-8 sm:py-5 sm:pr-6"
      >
        {formPath ? (
          <SiteLink
            href={`${formPath}?${rideQuery({ kind: "TRANSFER", pickup, dropoff })}`}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {ends}
          </SiteLink>
        ) : (
          ends
        )}
      </th>
      <td className="text-muted max-sm:col-span-full max-sm:text-small sm:py-5 sm:pr-6">
        {t("length", {
          duration: booking("duration", aboutDuration(way.durationMin)),
          km: number(Math.round(way.distanceKm)),
        })}
      </td>
      {vehicles.map(({ idVehicle, vehicle }) => {
        const price = priceIn(idVehicle);
        return (
          <td key={idVehicle} className="max-sm:pt-2 sm:py-5 sm:pl-6 sm:text-right">
            <span aria-hidden="true" className="mr-2 text-muted text-small sm:hidden">
              {vehicle}
            </span>
            {price && (
              <span translate="no" className="figures whitespace-nowrap text-heading">
                {euros(price.from)}
              </span>
            )}
          </td>
        );
      })}
      {formPath && <RowArrow />}
    </tr>
  );
}
