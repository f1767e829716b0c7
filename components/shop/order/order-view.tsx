import { getTranslations } from "next-intl/server";
import { PagePart } from "@/components/purchase/page-part";
import { BookingDocuments } from "@/components/purchase/purchase-documents";
import { PurchaseFrame } from "@/components/purchase/purchase-frame";
import type { OrderLink } from "@/lib/api/order";
import type { OrderPage } from "@/lib/contract/order-page";
import { DeliveryFacts } from "./delivery-facts";
import { OrderActions } from "./order-actions";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderMoney } from "./order-money";
import { OrderState } from "./order-state";

/** An order with its whole life: where it stands, what was bought, the delivery, documents, actions. */
export async function OrderView({ order, link }: { order: OrderPage; link: OrderLink }) {
  const t = await getTranslations("order");
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
