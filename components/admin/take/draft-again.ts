import { draftOfRideAgain } from "@/components/booking/form/draft-of-booking";
import type { BookingPage } from "@/lib/contract/booking-page";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { RideDraft } from "@/stores/described-ride";
import { NO_PLACE } from "@/stores/ride-draft";

/** A ride of which nothing is known yet; who calls is driven today, unless they say otherwise. */
export const newRide = (): RideDraft => ({
  kind: "TRANSFER",
  pickup: NO_PLACE,
  dropoff: NO_PLACE,
  stops: [],
  date: parisDate(new Date()),
  time: "",
  isReturn: false,
  returnDate: "",
  returnTime: "",
  hours: 3,
  passengers: 1,
  luggage: 1,
});

/** The ride of a booking once more, its day and time to be chosen; or its way back, which is one way. */
export function draftAgain(booking: BookingPage, isWayBack: boolean): RideDraft {
  const ride = draftOfRideAgain(booking);
  if (!isWayBack || ride.kind === "HIRE") return ride;
  return {
    ...ride,
    pickup: ride.dropoff,
    dropoff: ride.pickup,
    stops: ride.stops.toReversed(),
    isReturn: false,
  };
}
