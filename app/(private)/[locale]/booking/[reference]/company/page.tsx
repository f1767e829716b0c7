import { getLocale, getTranslations } from "next-intl/server";
import { BookingStaffView } from "@/components/booking/staff/booking-staff-view";
import { LinkedPage } from "@/components/layout/linked-page";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { opening } from "@/lib/api/by-key";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Page where the company confirms, prices or cancels a booking, by the link of its own mail. */
export default async function CompanyBookingPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([
    getTranslations("ride.company"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const booking = await found(call("GET /booking/{reference}/company", opening(link)));
  return (
    <LinkedPage
      of="booking"
      link={link}
      part="/company"
      title={t("title", { reference: link.reference })}
    >
      {booking && <BookingStaffView booking={booking} link={link} />}
    </LinkedPage>
  );
}
