import { getLocale, getTranslations } from "next-intl/server";
import { LinkedPage } from "@/components/layout/linked-page";
import { isToPay } from "@/components/purchase/is-to-pay";
import { type LinkProps, linkOf } from "@/components/purchase/link-of";
import { OrderView } from "@/components/shop/order/order-view";
import { opening } from "@/lib/api/by-key";
import { visitorCall } from "@/lib/api/visitor-call";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { found } from "@/lib/site/found";

export const instant = false;

/** Page of an order: its member, or a visitor with its link, may see and end it. */
export default async function OrderOwnPage(props: LinkProps) {
  const link = await linkOf(props);
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const call = await visitorCall(locale);
  const order = await found(call("GET /order/{reference}", opening(link)));
  const { reference } = link;
  const title =
    order && isToPay(order)
      ? t("toPay", { reference, due: siteFormat(locale).euros(order.dueNow) })
      : t("title", { reference });
  return (
    <LinkedPage of="order" link={link} title={title}>
      {order && <OrderView order={order} link={link} />}
    </LinkedPage>
  );
}
