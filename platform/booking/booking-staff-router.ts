import * as calls from "@/lib/contract/calls/booking-staff";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { findBooking } from "@/platform/booking/record/find-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { newRouter } from "@/platform/http/router";
import { openedByCompany } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";

export function bookingStaffRouter(services: Services) {
  return newRouter()
    .answer(calls.getStaffPage, async (work, sent) => {
      const { reference, opener } = openedByCompany(work, sent, work.now);
      const booking = await findBooking(work.tx, reference, opener);
      return staffPageView(work.tx, booking, work.language, work.now);
    })
    .answerInSteps(calls.actOnBooking, (caller, sent) =>
      actOnBooking(services, {
        ...openedByCompany(caller, sent, services.clock.now()),
        action: sent.json,
      }),
    );
}
