import { bookingEffects } from "@/platform/booking/lifecycle/booking-effects";
import { notifyBooking } from "@/platform/booking/lifecycle/notify-booking";
import { planReturn } from "@/platform/booking/lifecycle/reclaim-vehicle";
import { bookingRefundedAtGateway } from "@/platform/booking/lifecycle/refund-part-of-booking";
import { renewPayLink } from "@/platform/booking/lifecycle/renew-pay-link";
import { bookingDue } from "@/platform/booking/record/booking-due";
import { lockBooking } from "@/platform/booking/record/find-booking";
import type { PayableKind } from "@/platform/services/services";
import { bookingPaymentPage } from "./booking-payment-view";

export const bookingPayable: PayableKind = {
  due: bookingDue,
  prepareEffects: async (services, { idSite, id }, { isNews }) => {
    const comesBack = isNews ? await planReturn(services, idSite, id) : undefined;
    return (tx) => bookingEffects(services, tx, id, comesBack);
  },
  refundedAtGateway: bookingRefundedAtGateway,
  paymentPage: bookingPaymentPage,
  renewLink: async (services, { idSite, id }, { network, isMailed }) => {
    const { booking } = await renewPayLink(services, { idSite, network }, (tx) =>
      lockBooking(tx, id),
    );
    if (!isMailed) return;
    await services.database.inSite(idSite, (tx) => notifyBooking(services, tx, booking, "payLink"));
  },
};
