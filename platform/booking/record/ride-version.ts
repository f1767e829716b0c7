import type { BookingRow } from "@/platform/db/schema/booking";
import { versionOf } from "@/platform/http/version";

/** The version of what the staff change of a ride: when, where, for whom, in what and for how much. */
export const rideVersion = (booking: BookingRow): string =>
  versionOf([
    booking.kind,
    booking.startAt,
    booking.returnAt,
    booking.pickup,
    booking.dropoff,
    booking.stops,
    booking.passengers,
    booking.luggage,
    booking.flightNumber,
    booking.trainNumber,
    booking.idVehicle,
    booking.totalCents,
  ]);
