import type { PayableKind } from "@/platform/services/services";
import { notifyOrder } from "@/platform/shop/order/lifecycle/notify-order";
import { orderEffects } from "@/platform/shop/order/lifecycle/order-effects";
import { orderRefundedAtGateway } from "@/platform/shop/order/lifecycle/refund-part-of-order";
import { renewOrderLink } from "@/platform/shop/order/lifecycle/renew-order-link";
import { orderDue } from "@/platform/shop/order/record/order-due";
import { orderPaymentPage } from "./order-payment-view";

export const orderPayable: PayableKind = {
  due: orderDue,
  prepareEffects:
    async (services, { id }) =>
    (tx) =>
      orderEffects(services, tx, id),
  refundedAtGateway: orderRefundedAtGateway,
  paymentPage: orderPaymentPage,
  renewLink: async (services, { idSite, id }, { isMailed }) => {
    const { order } = await renewOrderLink(services, idSite, id);
    if (!isMailed) return;
    await services.database.inSite(idSite, (tx) => notifyOrder(services, tx, order, "payLink"));
  },
};
