import { getTranslations } from "next-intl/server";
import { PagePart } from "@/components/purchase/page-part";
import { PurchaseFrame } from "@/components/purchase/purchase-frame";
import { CustomerFacts } from "@/components/purchase/staff/customer-facts";
import { StateHead } from "@/components/purchase/state-head";
import { DeliveryFacts } from "@/components/shop/order/delivery-facts";
import { OrderHistory } from "@/components/shop/order/order-history";
import { OrderLines } from "@/components/shop/order/order-lines";
import { OrderMoney } from "@/components/shop/order/order-money";
import type { KeyLink } from "@/lib/api/by-key";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { OrderStaffActions } from "./order-staff-actions";

export async function OrderStaffView(props: { page: OrderStaffPage; link: KeyLink }) {
  const { page, link } = props;
  const { order } = page;
  const t = await getTranslations("order");
  return (
    <PurchaseFrame
      of="order"
      head={
        <StateHead
          edge="border-accent"
          above={[t("company.kicker"), `${t("reference")} ${order.reference}`]}
          title={t(`company.status.${order.status}`)}
        >
          {order.cancelReason && (
            <p className="mt-5 text-lead">{t(`company.reason.${order.cancelReason}`)}</p>
          )}
        </StateHead>
      }
      main={
        <>
          <PagePart title={t("company.actions")}>
            <OrderStaffActions page={page} link={link} />
          </PagePart>
          <PagePart title={t("company.content")}>
            <OrderLines order={order} />
          </PagePart>
        </>
      }
      aside={
        <>
          <CustomerFacts
            customer={order.customer}
            organisation={page.company}
            phone={page.phone}
            email={order.customer.email}
            more={[[t("company.message"), order.message]]}
          />
          <PagePart
            title={t(order.mode === "CLICK_AND_COLLECT" ? "collectionTitle" : "deliveryTitle")}
          >
            <DeliveryFacts order={order} />
          </PagePart>
          <PagePart title={t("money.title")}>
            <OrderMoney order={order} />
          </PagePart>
          <PagePart title={t("history.title")}>
            <OrderHistory history={order.history} seenBy="company" />
          </PagePart>
        </>
      }
    />
  );
}
