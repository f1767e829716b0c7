import { getLocale, getTranslations } from "next-intl/server";
import { purchasePath } from "@/components/booking-page/booking-path";
import { UnknownLink } from "@/components/booking-page/unknown-link";
import { PrivateShell } from "@/components/chrome/private-shell";
import { OrderView } from "@/components/order/order-view";
import { getOrderPage } from "@/lib/api/order";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

interface Props {
  params: Promise<{ reference: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

/** An order's own page: who has its link, or is its member, may see and end it. */
export default async function OrderOwnPage({ params, searchParams }: Props) {
  const { reference } = await params;
  const { key } = await searchParams;
  const link = { reference, ...(key ? { key: String(key) } : {}) };
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const order = await found(getOrderPage(await visitorCall(locale), link));
  return (
    <PrivateShell path={purchasePath("order", link)}>
      <title>{order ? t("title", { reference }) : t("unknown.title")}</title>
      {order ? (
        <OrderView order={order} link={link} />
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
