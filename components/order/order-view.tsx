import { getTranslations } from "next-intl/server";
import { BookingDocuments } from "@/components/booking-page/booking-documents";
import { PagePart } from "@/components/booking-page/page-part";
import { ToMine } from "@/components/booking-page/to-mine";
import { ClientWords } from "@/components/ui/client-words";
import type { OrderLink } from "@/lib/api/order";
import type { OrderPage } from "@/lib/contract/order-page";
import { DeliveryFacts } from "./delivery-facts";
import { OrderActions } from "./order-actions";
import { OrderHistory } from "./order-history";
import { OrderLines } from "./order-lines";
import { OrderMoney } from "./order-money";
import { OrderState } from "./order-state";

/** An order with its whole life: where it stands, what was bought, the delivery, papers, actions. */
export async function OrderView({ order, link }: { order: OrderPage; link: OrderLink }) {
  const t = await getTranslations("order");
  return (
    <ClientWords of={["ride", "order"]}>
      <div
        className={`container-page pb-10 md:pb-16 ${order.isMine ? "pt-4 md:pt-8" : "pt-10 md:pt-16"}`}
      >
        {order.isMine && <ToMine href="/account/orders" label={t("member.mine")} />}
        <OrderState order={order} link={link} />
        {/* On a small window the columns are one, in the order of what one looks for first. */}
        <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
          <div className="contents lg:block lg:space-y-14">
            <PagePart title={t("content")} order="order-1">
              <OrderLines order={order} />
            </PagePart>
            <PagePart title={t("actions.title")} order="order-4">
              <OrderActions order={order} link={link} />
            </PagePart>
          </div>
          <div className="contents lg:block lg:space-y-14">
            <PagePart title={t("deliveryTitle")} order="order-2">
              <DeliveryFacts order={order} />
            </PagePart>
            <PagePart title={t("money.title")} order="order-3">
              <OrderMoney order={order} />
            </PagePart>
            {order.documents.length > 0 && (
              <PagePart title={t("documents")} order="order-3">
                <BookingDocuments documents={order.documents} />
              </PagePart>
            )}
            <PagePart title={t("history.title")} order="order-5">
              <OrderHistory history={order.history} />
            </PagePart>
          </div>
        </div>
      </div>
    </ClientWords>
  );
}
