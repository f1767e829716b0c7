import { getLocale, getTranslations } from "next-intl/server";
import { UnknownLink } from "@/components/booking-page/unknown-link";
import { PrivateShell } from "@/components/chrome/private-shell";
import { OrderCompanyView } from "@/components/order/order-company-view";
import { getOrderCompanyPage } from "@/lib/api/order";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

interface Props {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** Where the company hands an order over, takes it back or cancels it, by the link of its own mail. */
export default async function CompanyOrderPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { key: given } = await searchParams;
  const link = { reference, key: String(given ?? "") };
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const page = await found(getOrderCompanyPage(await visitorCall(locale), link));
  const query = new URLSearchParams({ key: link.key });
  return (
    <PrivateShell path={`/order/${encodeURIComponent(reference)}/company?${query}`}>
      <title>{page ? t("company.title", { reference }) : t("unknown.title")}</title>
      {page ? (
        <OrderCompanyView page={page} link={link} />
      ) : (
        <UnknownLink
          of="order"
          title={t("unknown.title")}
          text={t("unknown.text")}
          reference={reference}
        />
      )}
    </PrivateShell>
  );
}
