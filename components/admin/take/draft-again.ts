import { draftOfRideAgain } from "@/components/booking/ride-step/draft-of-booking";
import type { BookingPage } from "@/lib/contract/booking-page";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { RideDraft } from "@/stores/described-ride";
import { NO_PLACE } from "@/stores/ride-draft";

/** Returns an empty ride; it is for today, unless the caller says otherwise. */
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

/** Returns the ride of a booking once more, its time to be chosen; or its one-way way back. */
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
