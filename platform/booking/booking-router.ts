import {
  bookingRequestSchema,
  newBookingSchema,
  quoteSchema,
  rideOrderSchema,
  rideRequestSchema,
} from "@/lib/contract/booking";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { wayQuoteSchema, wayRequestSchema } from "@/lib/contract/way-quote";
import { acceptBooking, rideOrderErrors } from "@/platform/booking/lifecycle/accept-booking";
import { requestRide } from "@/platform/booking/lifecycle/request-ride";
import { accountQuote } from "@/platform/booking/quote/account-quote";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { priceRide } from "@/platform/booking/quote/price-ride";
import { priceWay } from "@/platform/booking/quote/price-way";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";

const askQuote = route({
  name: "quoteRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "quote",
  method: "post",
  path: "/booking/quote",
  summary:
    "The price of a ride, in lines that add up, for each vehicle; also on a member’s account",
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

const askWay = route({
  name: "quoteWay",
  area: "booking",
  access: "ANYONE",
  limit: "quote",
  method: "post",
  path: "/booking/way",
  summary: "How far a transfer goes and what it costs at least, before its day and time are known",
  request: body(wayRequestSchema),
  responses: responses(wayQuoteSchema, "Amounts in euros, VAT included"),
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
  return newRouter()
    .answerInSteps(askQuote, async ({ idSite, language, inUnitOfWork, member }, { json }) => {
      const priced = await priceRide(services, idSite, json);
      const { totalCents } = priced.chosen.fare;
      return inUnitOfWork(async ({ tx, now }) => {
        const dueCents = await dueWhenSoon(tx, { totalCents, startAt: priced.startAt }, now);
        const account = await accountQuote(tx, priced, { idUser: member?.id ?? null, language });
        return { ...quoteView(priced, language, dueCents), account };
      });
    })
    .answerInSteps(askWay, ({ idSite }, { json }) => priceWay(services, idSite, json))
    .answerInSteps(askTimes, ({ idSite }, { json }) => offerTimes(services, idSite, json))
    .answerInSteps(
      book,
      (caller, { json }) => acceptBooking(services, { ...placedBy(caller), order: json }),
      collectFieldErrors(bookingRequestSchema, rideOrderErrors),
    )
    .answerInSteps(
      request,
      (caller, { json }) => requestRide(services, { ...placedBy(caller), order: json }),
      collectFieldErrors(rideRequestSchema, rideOrderErrors),
    );
}
