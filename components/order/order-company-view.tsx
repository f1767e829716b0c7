import { getTranslations } from "next-intl/server";
import { Facts } from "@/components/booking-page/facts";
import { PagePart } from "@/components/booking-page/page-part";
import { Reach } from "@/components/company/reach";
import { ClientWords } from "@/components/ui/client-words";
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
  const { firstname, lastname, email } = order.customer;
  return (
    <ClientWords of={["ride", "order"]}>
      <div className="container-page py-10 md:py-16">
        <header className="border-accent border-l-2 bg-surface p-6 md:p-10">
          <p className="mb-3 text-muted text-small">
            {t("company.kicker")} · {t("reference")} {order.reference}
          </p>
          <h1 id="booking-state" tabIndex={-1} className="text-title outline-none">
            {t(`company.status.${order.status}`)}
          </h1>
          {order.cancelReason && (
            <p className="mt-5 text-lead">{t(`company.reason.${order.cancelReason}`)}</p>
          )}
        </header>
        <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
          <div className="space-y-14">
            <PagePart title={t("company.actions")}>
              <OrderCompanyActions page={page} link={link} />
            </PagePart>
            <PagePart title={t("content")}>
              <OrderLines order={order} />
            </PagePart>
          </div>
          <div className="space-y-14">
            <PagePart title={t("company.customer")}>
              <Facts
                rows={[
                  [t("company.customer"), `${firstname} ${lastname}`],
                  [t("company.organisation"), page.company],
                  [t("company.phone"), <Reach key="phone" by="tel" to={page.phone} />],
                  [t("company.email"), <Reach key="email" by="mailto" to={email} />],
                  [t("company.message"), order.message],
                ]}
              />
            </PagePart>
            <PagePart title={t("deliveryTitle")}>
              <DeliveryFacts order={order} />
            </PagePart>
            <PagePart title={t("money.title")}>
              <OrderMoney order={order} />
            </PagePart>
            <PagePart title={t("history.title")}>
              <OrderHistory history={order.history} seenBy="company" />
            </PagePart>
          </div>
        </div>
      </div>
    </ClientWords>
  );
}
