import { getLocale, getTranslations } from "next-intl/server";
import { bookingPath } from "@/components/booking-page/booking-path";
import { BookingView } from "@/components/booking-page/booking-view";
import { UnknownLink } from "@/components/booking-page/unknown-link";
import { PrivateShell } from "@/components/chrome/private-shell";
import { getBookingPage } from "@/lib/api/booking-page";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

interface Props {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** A booking's own page: who has its link, or is its member, may see and change it. */
export default async function BookingOwnPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { key } = await searchParams;
  const link = { reference, ...(key ? { key: String(key) } : {}) };
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const booking = await found(getBookingPage(await visitorCall(locale), link));
  return (
    <PrivateShell path={bookingPath(link)}>
      <title>{booking ? t("page.title", { reference }) : t("unknown.title")}</title>
      {booking ? (
        <BookingView booking={booking} link={link} />
      ) : (
        <UnknownLink title={t("unknown.title")} text={t("unknown.text")} reference={reference} />
      )}
    </PrivateShell>
  );
}
