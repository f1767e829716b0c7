import { getLocale, getTranslations } from "next-intl/server";
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

/** A booking's own page: whoever has its link may see and change it. */
export default async function BookingOwnPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { key: given } = await searchParams;
  const link = { reference, key: String(given ?? "") };
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const booking = await found(getBookingPage(await visitorCall(locale), link));
  const path = `/booking/${encodeURIComponent(reference)}?${new URLSearchParams({ key: link.key })}`;
  return (
    <PrivateShell path={path}>
      <title>{booking ? t("page.title", { reference }) : t("unknown.title")}</title>
      {booking ? (
        <BookingView booking={booking} link={link} />
      ) : (
        <UnknownLink title={t("unknown.title")} text={t("unknown.text")} />
      )}
    </PrivateShell>
  );
}
