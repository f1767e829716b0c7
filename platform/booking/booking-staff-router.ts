import { staffActionSchema, staffPageSchema } from "@/lib/contract/booking-staff";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { findBooking } from "@/platform/booking/record/find-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { keyAccess, openedByCompany } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";

const see = route({
  name: "getStaffPage",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/booking/{reference}/company",
  summary: "A booking as the company sees it, opened by the link in the company’s mail",
  request: keyAccess,
  responses: responses(staffPageSchema, "The booking, and what the company may do with it"),
});

const act = route({
  name: "actOnBooking",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/company",
  summary: "The company confirms, prices, cancels or completes it, or records money",
  request: { ...keyAccess, ...body(staffActionSchema) },
  responses: responses(staffPageSchema, "The booking after it"),
});

export function bookingStaffRouter(services: Services) {
  return newRouter()
    .answer(see, async (work, sent) => {
      const { reference, opener } = openedByCompany(work, sent, work.now);
      const booking = await findBooking(work.tx, reference, opener);
      return staffPageView(work.tx, booking, work.language, work.now);
    })
    .answerInSteps(act, (caller, sent) =>
      actOnBooking(services, {
        ...openedByCompany(caller, sent, services.clock.now()),
        action: sent.json,
      }),
    );
}
