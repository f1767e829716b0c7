import type { BookingPage } from "@/lib/contract/booking-page";
import type { Place } from "@/lib/contract/geography";
import { parisDate, parisTime } from "@/lib/rules/paris-time";
import { NO_PLACE, type PlaceDraft, type RideDraft } from "@/stores/ride-draft";

/** A booked ride as the fields of a ride hold it. */
export function draftOfBooking(booking: BookingPage): RideDraft {
  const { kind, pickup, dropoff, stops, hours, passengers, luggage } = booking;
  const startAt = new Date(booking.startAt);
  const returnAt = booking.returnAt === null ? null : new Date(booking.returnAt);
  return {
    kind,
    pickup: placeDraft(pickup),
    dropoff: dropoff ? placeDraft(dropoff) : NO_PLACE,
    stops: stops.map((stop, index) => ({ ...placeDraft(stop), key: String(index) })),
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

/** The same ride once more, its date still to be chosen. */
export const draftOfRideAgain = (booking: BookingPage): RideDraft => ({
  ...draftOfBooking(booking),
  ...{ date: "", time: "", returnDate: "", returnTime: "" },
});

/** A place that was chosen. */
const placeDraft = (place: Place): PlaceDraft => ({ text: place.label, place });
