import { bookingRequestSchema, rideRequestSchema } from "@/lib/contract/booking";
import * as calls from "@/lib/contract/calls/booking";
import { acceptBooking, rideOrderErrors } from "@/platform/booking/lifecycle/accept-booking";
import { requestRide } from "@/platform/booking/lifecycle/request-ride";
import { accountQuote } from "@/platform/booking/quote/account-quote";
import { checkService } from "@/platform/booking/quote/check-service";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { priceRide } from "@/platform/booking/quote/price-ride";
import { priceWay } from "@/platform/booking/quote/price-way";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { newRouter } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";

export function bookingRouter(services: Services) {
  return newRouter()
    .answerInSteps(
      calls.quoteRide,
      async ({ idSite, language, inUnitOfWork, member }, { json }) => {
        const { errors } = await checkService(services, idSite, {
          ...json,
          idUser: member?.id ?? null,
        });
        throwIfInvalid(errors);
        const priced = await priceRide(services, idSite, json);
        const { totalCents } = priced.chosen.fare;
        return inUnitOfWork(async ({ tx, now }) => {
          const dueCents = await dueWhenSoon(tx, { totalCents, startAt: priced.startAt }, now);
          const account = await accountQuote(tx, priced, { idUser: member?.id ?? null, language });
          return { ...quoteView(priced, language, dueCents), account };
        });
      },
    )
    .answerInSteps(calls.quoteWay, ({ idSite }, { json }) => priceWay(services, idSite, json))
    .answerInSteps(calls.getOfferedTimes, ({ idSite }, { json }) =>
      offerTimes(services, idSite, json),
    )
    .answerInSteps(
      calls.bookRide,
      (caller, { json }) => acceptBooking(services, { ...placedBy(caller), order: json }),
      collectFieldErrors(bookingRequestSchema, rideOrderErrors),
    )
    .answerInSteps(
      calls.requestRide,
      (caller, { json }) => requestRide(services, { ...placedBy(caller), order: json }),
      collectFieldErrors(rideRequestSchema, rideOrderErrors),
    );
}
