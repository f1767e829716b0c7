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
import { body, newRouter, ok, responses } from "@/platform/http/router";
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
  const { database, clock } = services;
  return newRouter()
    .openapi(find, async (c) => {
      await mailBookingLink(services, c.var.idSite, c.req.valid("json"));
      return c.json(ok({}), 200);
    })
    .openapi(see, async (c) => {
      const { idSite, language, reference, opener } = await openedBy(c);
      const member = (await c.var.currentUser())?.id;
      const page = await database.inSite(idSite, async (tx) => {
        const row = await findBooking(tx, reference, opener);
        return bookingPageView(tx, row, language, clock.now(), member);
      });
      return c.json(ok(page), 200);
    })
    .openapi(change, async (c) => {
      const opened = await openedBy(c);
      const change = c.req.valid("json");
      return c.json(ok(await changeBooking(services, { ...opened, change })), 200);
    })
    .openapi(times, async (c) => {
      const { idSite, reference, opener } = await openedBy(c);
      const { id } = await database.inSite(idSite, (tx) => findBooking(tx, reference, opener));
      return c.json(ok(await offerTimes(services, idSite, c.req.valid("json"), id)), 200);
    })
    .openapi(cancel, async (c) => {
      const opened = await openedBy(c);
      const ending = { ...c.req.valid("json"), ...opened, reason: "BY_CUSTOMER" } as const;
      return c.json(ok(await endBooking(services, ending)), 200);
    })
    .openapi(withdraw, async (c) => {
      const opened = await openedBy(c);
      const ending = { ...c.req.valid("json"), ...opened, reason: "WITHDRAWN" } as const;
      return c.json(ok(await endBooking(services, ending)), 200);
    })
    .openapi(pay, async (c) => {
      const { idSite, language, reference, opener } = await openedBy(c);
      const from = { idSite, network: c.var.address };
      const { link } = await renewPayLink(services, from, (tx) =>
        findBooking(tx, reference, opener, { lock: true }),
      );
      return c.json(ok({ url: payPath(link.code, language) }), 200);
    });
}
