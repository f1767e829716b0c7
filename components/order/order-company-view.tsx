import { getTranslations } from "next-intl/server";
import { PagePart } from "@/components/booking-page/page-part";
import { PurchaseFrame } from "@/components/booking-page/purchase-frame";
import { StateHead } from "@/components/booking-page/state-head";
import { CustomerFacts } from "@/components/company/customer-facts";
import type { OrderLink } from "@/lib/api/order";
import type { OrderCompanyPage } from "@/lib/contract/order-company";
import { DeliveryFacts } from "./delivery-facts";
import { OrderCompanyActions } from "./order-company-actions";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderMoney } from "./order-money";

/** An order as the company sees it: what to pack, for whom and where, and what there is to do. */
export async function OrderCompanyView(props: { page: OrderCompanyPage; link: OrderLink }) {
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
            <OrderCompanyActions page={page} link={link} />
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
          <PagePart title={t("deliveryTitle")}>
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
