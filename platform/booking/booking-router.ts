import {
  bookingRequestSchema,
  newBookingSchema,
  quoteSchema,
  rideOrderSchema,
  rideRequestSchema,
} from "@/lib/contract/booking";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { acceptBooking, checkCustomer } from "@/platform/booking/lifecycle/accept-booking";
import { requestRide } from "@/platform/booking/lifecycle/request-ride";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { priceRide } from "@/platform/booking/quote/price-ride";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, type RequestContext, responses } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";

const askQuote = route({
  name: "quoteRide",
  area: "booking",
  access: "ANYONE",
  limit: "quote",
  method: "post",
  path: "/booking/quote",
  summary: "The price of a ride, in lines that add up, for each vehicle",
  request: body(rideOrderSchema),
  responses: responses(quoteSchema, "Amounts in euros, VAT included"),
});

const askTimes = route({
  name: "getOfferedTimes",
  area: "booking",
  access: "ANYONE",
  limit: "quote",
  method: "post",
  path: "/booking/times",
  summary: "The times of a day that a vehicle can make, the drives before and after included",
  request: body(timesRequestSchema),
  responses: responses(offeredTimesSchema, "Every quarter of an hour of the day, in Paris"),
});

const book = route({
  name: "bookRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "booking",
  idempotent: true,
  method: "post",
  path: "/booking",
  summary: "Books a ride; the same Idempotency-Key gives the same booking",
  request: body(bookingRequestSchema),
  responses: responses(newBookingSchema, "The booking that was received"),
});

const request = route({
  name: "requestRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "booking",
  idempotent: true,
  method: "post",
  path: "/booking/request",
  summary: "Asks for a ride that cannot be booked at once, or for a quote of one that can",
  request: body(rideRequestSchema),
  responses: responses(newBookingSchema, "The request, or the quote"),
});

export function bookingRouter(services: Services) {
  const fieldErrors = async (
    { idSite }: RequestContext["Variables"],
    part: Parameters<typeof checkCustomer>[0],
  ) => {
    await services.database.inSite(idSite, (tx) => requireFeature(tx, "RIDES"));
    return checkCustomer(part).wrong;
  };
  return newRouter()
    .openapi(askQuote, async (c) => {
      const { idSite, language } = c.var;
      const priced = await priceRide(services, idSite, c.req.valid("json"));
      const { totalCents } = priced.chosen.fare;
      const dueCents = await services.database.inSite(idSite, (tx) =>
        dueWhenSoon(tx, { totalCents, startAt: priced.startAt }, services.clock.now()),
      );
      return c.json(ok(quoteView(priced, language, dueCents)), 200);
    })
    .openapi(askTimes, async (c) => {
      return c.json(ok(await offerTimes(services, c.var.idSite, c.req.valid("json"))), 200);
    })
    .openapi(
      book,
      async (c) => {
        const ordering = await placedBy(c);
        const order = c.req.valid("json");
        return c.json(ok(await acceptBooking(services, { ...ordering, order })), 200);
      },
      collectFieldErrors(bookingRequestSchema, fieldErrors),
    )
    .openapi(
      request,
      async (c) => {
        const ordering = await placedBy(c);
        const order = c.req.valid("json");
        return c.json(ok(await requestRide(services, { ...ordering, order })), 200);
      },
      collectFieldErrors(rideRequestSchema, fieldErrors),
    );
}
