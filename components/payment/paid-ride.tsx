import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import type { PaymentPage } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import { placeLine } from "@/lib/rules/booking/place-line";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Ride that is paid for; `paid` is in euros, once it is. */
export async function PaidRide(props: {
  booking: NonNullable<PaymentPage["booking"]>;
  paid: number | null;
}) {
  const { booking, paid } = props;
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const words = await getTranslations("booking");
  return (
    <Facts
      rows={[
        [words("reference"), booking.reference],
        [words("when"), format.dayAndTime(booking.startAt)],
        [words("whenReturn"), booking.returnAt && format.dayAndTime(booking.returnAt)],
        [t("ride.pickup"), placeLine(booking.pickup)],
        [t("ride.dropoff"), booking.dropoff && placeLine(booking.dropoff)],
        [t("ride.vehicle"), booking.vehicle?.name],
        [words("total"), format.euros(booking.total)],
        [t("payment.paidAmount"), paid !== null && format.euros(paid)],
      ]}
    />
  );
}
