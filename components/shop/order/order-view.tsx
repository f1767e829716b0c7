import { getLocale, getTranslations } from "next-intl/server";
import { PagePart } from "@/components/purchase/page-part";
import { BookingDocuments } from "@/components/purchase/purchase-documents";
import { PurchaseFrame } from "@/components/purchase/purchase-frame";
import { ReviewPart } from "@/components/review/review-part";
import type { KeyLink } from "@/lib/api/by-key";
import type { OrderPage } from "@/lib/contract/order-page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { DeliveryFacts } from "./delivery-facts";
import { OrderActions } from "./order-actions";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderMoney } from "./order-money";
import { OrderState } from "./order-state";

export async function OrderView({ order, link }: { order: OrderPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  return (
    <PurchaseFrame
      of="order"
      isMine={order.isMine}
      head={<OrderState order={order} link={link} />}
      main={
        <>
          <PagePart title={t("content")} order="order-1">
            <OrderLines order={order} />
          </PagePart>
          {order.deliveredAt && (
            <ReviewPart of="order" link={link} locale={locale} order="order-1" />
          )}
          <PagePart title={t("actions.title")} order="order-4 print:hidden">
            <OrderActions order={order} link={link} />
          </PagePart>
        </>
      }
      aside={
        <>
          <PagePart
            title={t(order.mode === "CLICK_AND_COLLECT" ? "collectionTitle" : "deliveryTitle")}
            order="order-2"
          >
            <DeliveryFacts order={order} />
          </PagePart>
          {(order.paid > 0 || order.dueNow > 0) && (
            <PagePart title={t("money.title")} order="order-3">
              <OrderMoney order={order} />
            </PagePart>
          )}
          {order.documents.length > 0 && (
            <PagePart title={t("documents")} order="order-3">
              <BookingDocuments documents={order.documents} />
            </PagePart>
          )}
          <PagePart title={t("history.title")} order="order-5">
            <OrderHistory history={order.history} />
          </PagePart>
        </>
      }
    />
  );
}
