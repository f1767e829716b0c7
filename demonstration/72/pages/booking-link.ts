import { type AskedRide, rideQuery } from "@/lib/rules/booking/ride-query";

/** Returns the path of the booking form, filled in with what a page knows of the ride. */
export function bookingLink(ride: AskedRide = {}): string {
  const query = rideQuery(ride);
  return query ? `/reserver?${query}` : "/reserver";
}
