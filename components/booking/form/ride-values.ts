import type { RideDraft } from "@/stores/described-ride";

/**
 * The values that each field of a ride is judged by: an error of the provider goes once one of its
 * field's values changes.
 */
export function rideValues(ride: RideDraft): Record<string, unknown> {
  const { kind, pickup, dropoff, stops, date, time, hours, passengers, luggage } = ride;
  const way = [pickup.place, dropoff.place, stops.map(({ place }) => place)];
  return {
    pickup: [kind, pickup],
    dropoff: [kind, dropoff, pickup.place],
    ...Object.fromEntries(stops.map((stop, index) => [`stops.${index}`, stop])),
    startAt: [date, time],
    returnAt: [ride.isReturn, ride.returnDate, ride.returnTime, date, time, way],
    hours: [kind, hours, way],
    passengers,
    luggage,
    idVehicle: ride,
  };
}
