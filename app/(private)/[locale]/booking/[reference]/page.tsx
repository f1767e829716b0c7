import { getLocale, getTranslations } from "next-intl/server";
import { BookingView } from "@/components/booking/page/booking-view";
import { LinkedPage } from "@/components/layout/linked-page";
import { isToPay } from "@/components/purchase/is-to-pay";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { getBookingPage } from "@/lib/api/booking-page";
import { visitorCall } from "@/lib/api/visitor-call";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** A booking's own page: who has its link, or is its member, may see and change it. */
export default async function BookingOwnPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([
    getTranslations("ride.page"),
    getLocale() as Promise<Locale>,
  ]);
  const booking = await found(getBookingPage(await visitorCall(locale), link));
  const { reference } = link;
  const title =
    booking && isToPay(booking)
      ? t("toPay", { reference, due: siteFormat(locale).euros(booking.dueNow) })
      : t("title", { reference });
  return (
    <LinkedPage of="booking" link={link} title={title}>
      {booking && <BookingView booking={booking} link={link} />}
    </LinkedPage>
  );
}
