import {
  bookingChangeSchema,
  bookingPageSchema,
  cancelOutcomeSchema,
  cancelRequestSchema,
  changeOutcomeSchema,
  findBookingSchema as findRequest,
  nothingSchema,
  payLinkSchema,
} from "@/lib/contract/booking-page";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { changeBooking } from "@/platform/booking/lifecycle/change-booking";
import { endBooking } from "@/platform/booking/lifecycle/end-booking";
import { mailBookingLink } from "@/platform/booking/lifecycle/mail-booking-link";
import { renewPayLink } from "@/platform/booking/lifecycle/renew-pay-link";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { findBooking } from "@/platform/booking/record/find-booking";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { payPath } from "@/platform/payment/pay-link";
import { keyAccess, openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";

const see = route({
  name: "getBookingPage",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "get",
  path: "/booking/{reference}",
  summary: "A booking with its whole life; a wrong key is answered as an unknown reference is",
  request: keyAccess,
  responses: responses(bookingPageSchema, "Where it stands, what was paid, and what may be done"),
});

const change = route({
  name: "changeBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "put",
  path: "/booking/{reference}",
  summary: "Makes it another ride, up to 24 hours before its start; dryRun says what it would cost",
  request: { ...keyAccess, ...body(bookingChangeSchema) },
  responses: responses(changeOutcomeSchema, "The new price, and what is to be paid or given back"),
});

const times = route({
  name: "getTimesForChange",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "quote",
  method: "post",
  path: "/booking/{reference}/times",
  summary: "The times of a day at which the booking's ride could be another one",
  request: { ...keyAccess, ...body(timesRequestSchema) },
  responses: responses(offeredTimesSchema, "Every quarter of an hour of the day, in Paris"),
});

const cancel = route({
  name: "cancelBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/cancel",
  summary: "Cancels it; dryRun says what one would get back, and why",
  request: { ...keyAccess, ...body(cancelRequestSchema) },
  responses: responses(cancelOutcomeSchema, "What one gets back, and why"),
});

const withdraw = route({
  name: "withdrawBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/withdrawal",
  summary: "Withdraws from the contract; dryRun is the first of the two steps",
  request: { ...keyAccess, ...body(cancelRequestSchema) },
  responses: responses(cancelOutcomeSchema, "What one gets back, and by when"),
});

const pay = route({
  name: "payBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/payment",
  summary: "Where what is due can be paid",
  request: keyAccess,
  responses: responses(payLinkSchema, "A path of the site, valid for 48 hours"),
});

const find = route({
  name: "findBooking",
  area: "booking",
  access: "ANYONE",
  limit: "booking",
  method: "post",
  path: "/booking/find",
  summary: "Mails the link of a booking to the address that it was made with",
  request: body(findRequest),
  responses: responses(nothingSchema, "The same whether there is such a booking or not"),
});

export function bookingPageRouter(services: Services) {
  return newRouter()
    .answerInSteps(find, async ({ idSite }, { json }) => {
      await mailBookingLink(services, idSite, json);
      return {};
    })
    .answer(see, async (work, sent) => {
      const { reference, opener } = openedBy(work, sent);
      const booking = await findBooking(work.tx, reference, opener);
      return bookingPageView(work.tx, booking, work.language, work.now, {
        member: work.member?.id,
      });
    })
    .answerInSteps(change, (caller, sent) =>
      changeBooking(services, { ...openedBy(caller, sent), change: sent.json }),
    )
    .answerInSteps(times, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { id } = await caller.inUnitOfWork(({ tx }) => findBooking(tx, reference, opener));
      return offerTimes(services, idSite, sent.json, { idBooking: id });
    })
    .answerInSteps(cancel, (caller, sent) =>
      endBooking(services, { ...sent.json, ...openedBy(caller, sent), reason: "BY_CUSTOMER" }),
    )
    .answerInSteps(withdraw, (caller, sent) =>
      endBooking(services, { ...sent.json, ...openedBy(caller, sent), reason: "WITHDRAWN" }),
    )
    .answerInSteps(pay, async (caller, sent) => {
      const { idSite, language, reference, opener } = openedBy(caller, sent);
      const from = { idSite, network: caller.address };
      const { link } = await renewPayLink(services, from, (tx) =>
        findBooking(tx, reference, opener, { lock: true }),
      );
      return { url: payPath(link.code, language) };
    });
}
