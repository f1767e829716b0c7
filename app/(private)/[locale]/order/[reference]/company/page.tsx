import { getLocale, getTranslations } from "next-intl/server";
import { LinkedPage } from "@/components/layout/linked-page";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { OrderStaffView } from "@/components/shop/order/staff/order-staff-view";
import { opening } from "@/lib/api/by-key";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Page where the company hands over, takes back or cancels an order, by its own mail's link. */
export default async function CompanyOrderPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([
    getTranslations("order.company"),
    getLocale() as Promise<Locale>,
  ]);
  const call = await visitorCall(locale);
  const page = await found(call("GET /order/{reference}/company", opening(link)));
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
