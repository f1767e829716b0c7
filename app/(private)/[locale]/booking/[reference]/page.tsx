import { getLocale, getTranslations } from "next-intl/server";
import { BookingView } from "@/components/booking/page/booking-view";
import { LinkedPage } from "@/components/layout/linked-page";
import { isToPay } from "@/components/purchase/is-to-pay";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { opening } from "@/lib/api/by-key";
import { visitorCall } from "@/lib/api/visitor-call";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Page of a booking: its member, or a visitor with its link, may see and change it. */
export default async function BookingOwnPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([
    getTranslations("ride.page"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const booking = await found(call("GET /booking/{reference}", opening(link)));
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
