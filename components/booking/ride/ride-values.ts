import type { RideDraft } from "@/stores/described-ride";

/** Returns the values that each field is judged by: a change of one ends the provider's error. */
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
