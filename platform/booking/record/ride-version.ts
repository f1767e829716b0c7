import type { BookingRow } from "@/platform/db/schema/booking";
import { versionOf } from "@/platform/http/version";

/** Computes the version of a ride's details that the staff change. */
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
