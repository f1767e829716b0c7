import type { Place } from "@/lib/contract/geography";
import type { BookingErrors } from "@/lib/rules/booking/booking-check";
import { isSignedPlace } from "@/platform/geo/places/place-signature";
import type { Services } from "@/platform/services/services";
import { secretOfSite } from "@/platform/site/site-secret";

interface RidePlaces {
  pickup: Place;
  stops: Place[];
  dropoff?: Place | undefined;
}

/** Returns PLACE_UNKNOWN for each place that GET /place has not given for this site. */
export async function checkPlaces(
  { database }: Pick<Services, "database">,
  idSite: number,
  { pickup, stops, dropoff }: RidePlaces,
): Promise<BookingErrors> {
  const secret = await secretOfSite(database, idSite);
  const places: [field: string, place: Place | undefined][] = [
    ["pickup", pickup],
    ["dropoff", dropoff],
    ...stops.map((stop, index): [string, Place] => [`stops.${index}`, stop]),
  ];
  const unknown = places.filter(([, place]) => place && !isSignedPlace(secret, place));
  return Object.fromEntries(unknown.map(([field]) => [field, "PLACE_UNKNOWN"] as const));
}
