import * as calls from "@/lib/contract/calls/booking-page";
import { receiveIdentityCopy } from "@/platform/booking/identity/receive-identity-copy";
import { changeBooking } from "@/platform/booking/lifecycle/change-booking";
import { endBooking } from "@/platform/booking/lifecycle/end-booking";
import { mailBookingLink } from "@/platform/booking/lifecycle/mail-booking-link";
import { renewPayLink } from "@/platform/booking/lifecycle/renew-pay-link";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { findBooking } from "@/platform/booking/record/find-booking";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import { newRouter } from "@/platform/http/router";
import { payPath } from "@/platform/payment/pay-link";
import { openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";

export function bookingPageRouter(services: Services) {
  return newRouter()
    .answerInSteps(calls.findBooking, async ({ idSite }, { json }) => {
      await mailBookingLink(services, idSite, json);
      return {};
    })
    .answer(calls.getBookingPage, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const booking = await findBooking(work.tx, reference, opener);
      return bookingPageView(work.tx, booking, work.language, work.now, {
        member: work.member?.id,
      });
    })
    .answerInSteps(calls.changeBooking, (caller, sent) =>
      changeBooking(services, { ...openedBy(caller, sent), change: sent.json }),
    )
    .answerInSteps(calls.getTimesForChange, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { id } = await caller.inUnitOfWork(({ tx }) => findBooking(tx, reference, opener));
      return offerTimes(services, idSite, sent.json, { idBooking: id });
    })
    .answerInSteps(calls.handInIdentity, (caller, sent) =>
      receiveIdentityCopy(
        services,
        { ...openedBy(caller, sent), inUnitOfWork: caller.inUnitOfWork },
        sent.form.document,
      ),
    )
    .answerInSteps(calls.cancelBooking, (caller, sent) =>
      endBooking(services, { ...sent.json, ...openedBy(caller, sent), reason: "BY_CUSTOMER" }),
    )
    .answerInSteps(calls.withdrawBooking, (caller, sent) =>
      endBooking(services, { ...sent.json, ...openedBy(caller, sent), reason: "WITHDRAWN" }),
    )
    .answerInSteps(calls.payBooking, async (caller, sent) => {
      const { idSite, language, reference, opener } = openedBy(caller, sent);
      const from = { idSite, network: caller.address };
      const { link } = await renewPayLink(services, from, (tx) =>
        findBooking(tx, reference, opener, { lock: true }),
      );
      return { url: payPath(link.code, language) };
    });
}
