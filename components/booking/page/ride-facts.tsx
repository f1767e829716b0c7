import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import { driverNames } from "@/lib/rules/booking/driver-names";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function RideFacts({ booking }: { booking: BookingPage }) {
  const [t, locale] = await Promise.all([
    getTranslations("ride.ride"),
    getLocale() as Promise<Locale>,
  ]);
  const { service, passengers, luggage, travel, vehicle, message, emissionsKg, drivers } = booking;
  return (
    <Facts
      rows={[
        [t("service"), service?.title],
        [
          t("vehicle"),
          `${vehicle?.name ?? t("noVehicle")} · ${t("passengers", { passengers })}, ${t("luggage", { luggage })}`,
        ],
        [t("driver"), driverNames(drivers, (leg, name) => t(`driverOf.${leg}`, { name }))],
        [t("flight"), travel.flightNumber],
        [t("train"), travel.trainNumber],
        [t("message"), message],
        [
          t("emissions"),
          emissionsKg > 0 && t("emissionsValue", { kg: siteFormat(locale).number(emissionsKg) }),
        ],
      ]}
    />
  );
}
