import { getLocale, getTranslations } from "next-intl/server";
import { UnknownLink } from "@/components/booking-page/unknown-link";
import { PrivateShell } from "@/components/chrome/private-shell";
import { CompanyView } from "@/components/company/company-view";
import { getCompanyPage } from "@/lib/api/booking-company";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

interface Props {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** Where the company confirms, prices or cancels a booking, by the link of its own mail. */
export default async function CompanyBookingPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { key: given } = await searchParams;
  const link = { reference, key: String(given ?? "") };
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const booking = await found(getCompanyPage(await visitorCall(locale), link));
  const query = new URLSearchParams({ key: link.key });
  return (
    <PrivateShell path={`/booking/${encodeURIComponent(reference)}/company?${query}`}>
      <title>{booking ? t("company.title", { reference }) : t("unknown.title")}</title>
      {booking ? (
        <CompanyView booking={booking} link={link} />
      ) : (
        <UnknownLink title={t("unknown.title")} text={t("unknown.text")} reference={reference} />
      )}
    </PrivateShell>
  );
}
