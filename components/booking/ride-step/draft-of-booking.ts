import type { BookingPage } from "@/lib/contract/booking-page";
import { parisDate, parisTime } from "@/lib/rules/calendar/paris-time";
import type { RideDraft } from "@/stores/described-ride";
import { chosenPlace, NO_PLACE } from "@/stores/ride-draft";

export function draftOfBooking(booking: BookingPage): RideDraft {
  const { kind, pickup, dropoff, stops, hours, passengers, luggage } = booking;
  const startAt = new Date(booking.startAt);
  const returnAt = booking.returnAt === null ? null : new Date(booking.returnAt);
  return {
    kind,
    pickup: chosenPlace(pickup),
    dropoff: dropoff ? chosenPlace(dropoff) : NO_PLACE,
    stops: stops.map((stop, index) => ({ ...chosenPlace(stop), key: String(index) })),
    date: parisDate(startAt),
    time: parisTime(startAt),
    isReturn: returnAt !== null,
    returnDate: returnAt ? parisDate(returnAt) : "",
    returnTime: returnAt ? parisTime(returnAt) : "",
    hours: hours ?? 3,
    passengers,
    luggage,
  };
}

/** Returns the same ride once more, its date still to be chosen. */
export const draftOfRideAgain = (booking: BookingPage): RideDraft => ({
  ...draftOfBooking(booking),
  date: "",
  time: "",
  returnDate: "",
  returnTime: "",
});
