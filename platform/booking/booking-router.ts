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
import { idempotencyHeadersSchema } from "@/platform/http/idempotency-key";
import { consume } from "@/platform/http/rate-limits";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, type RequestContext, responses } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";

const askQuote = route({
  access: "ANYONE",
  method: "post",
  path: "/booking/quote",
  summary: "The price of a ride, in lines that add up, for each vehicle",
  request: body(rideOrderSchema),
  responses: responses(quoteSchema, "Amounts in euros, VAT included"),
});

const askTimes = route({
  access: "ANYONE",
  method: "post",
  path: "/booking/times",
  summary: "The times of a day that a vehicle can make, the drives before and after included",
  request: body(timesRequestSchema),
  responses: responses(offeredTimesSchema, "Every quarter of an hour of the day, in Paris"),
});

const book = route({
  access: "ANYONE",
  method: "post",
  path: "/booking",
  summary: "Books a ride; the same Idempotency-Key gives the same booking",
  request: { ...body(bookingRequestSchema), headers: idempotencyHeadersSchema },
  responses: responses(newBookingSchema, "The booking that was received"),
});

const request = route({
  access: "ANYONE",
  method: "post",
  path: "/booking/request",
  summary: "Asks for a ride that cannot be booked at once, or for a quote of one that can",
  request: { ...body(rideRequestSchema), headers: idempotencyHeadersSchema },
  responses: responses(newBookingSchema, "The request, or the quote"),
});

export function bookingRouter(services: Services) {
  const fieldErrors = async (
    { idSite }: RequestContext["Variables"],
    given: Parameters<typeof checkCustomer>[0],
  ) => {
    await services.database.inSite(idSite, (tx) => requireFeature(tx, "RIDES"));
    return checkCustomer(given).wrong;
  };
  return newRouter()
    .openapi(askQuote, async (c) => {
      const { idSite, language, address } = c.var;
      await consume(services.rateLimits.quote, idSite, address);
      const priced = await priceRide(services, idSite, c.req.valid("json"));
      const { totalCents } = priced.chosen.fare;
      const dueCents = await services.database.inSite(idSite, (tx) =>
        dueWhenSoon(tx, { totalCents, startAt: priced.startAt }, services.clock.now()),
      );
      return c.json(ok(quoteView(priced, language, dueCents)), 200);
    })
    .openapi(askTimes, async (c) => {
      const { idSite, address } = c.var;
      await consume(services.rateLimits.quote, idSite, address);
      return c.json(ok(await offerTimes(services, idSite, c.req.valid("json"))), 200);
    })
    .openapi(
      book,
      async (c) => {
        const ordering = await placedBy(services.rateLimits.booking, c);
        const order = c.req.valid("json");
        return c.json(ok(await acceptBooking(services, { ...ordering, order })), 200);
      },
      collectFieldErrors(bookingRequestSchema, fieldErrors),
    )
    .openapi(
      request,
      async (c) => {
        const ordering = await placedBy(services.rateLimits.booking, c);
        const order = c.req.valid("json");
        return c.json(ok(await requestRide(services, { ...ordering, order })), 200);
      },
      collectFieldErrors(rideRequestSchema, fieldErrors),
    );
}
