import { getLocale, getTranslations } from "next-intl/server";
import { LinkedPage } from "@/components/layout/linked-page";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { OrderStaffView } from "@/components/shop/order/staff/order-staff-view";
import { getOrderStaffPage } from "@/lib/api/order";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Where the company hands an order over, takes it back or cancels it, by the link of its own mail. */
export default async function CompanyOrderPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([
    getTranslations("order.company"),
    getLocale() as Promise<Locale>,
  ]);
  const page = await found(getOrderStaffPage(await visitorCall(locale), link));
  return (
    <LinkedPage
      of="order"
      link={link}
      part="/company"
      title={t("title", { reference: link.reference })}
    >
      {page && <OrderStaffView page={page} link={link} />}
    </LinkedPage>
  );
}
