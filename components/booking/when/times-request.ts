import { isCount } from "@/components/booking/ride/ride-request";
import type { Place } from "@/lib/contract/geography";
import type { TimesRequest } from "@/lib/contract/offered-time";
import { isSameAddress } from "@/lib/rules/booking/same-address";
import type { RideDraft } from "@/stores/described-ride";

/** Provider's name of either time of a ride. */
export type StartField = "startAt" | "returnAt";

/** Builds the request for a day's times, undefined while the places or the day are open. */
export function timesRequest(ride: RideDraft, field: StartField): TimesRequest | undefined {
  const isBack = field === "returnAt";
  const isTransfer = ride.kind === "TRANSFER";
  const date = isBack ? ride.returnDate : ride.date;
  const [from, to] = isBack ? [ride.dropoff, ride.pickup] : [ride.pickup, ride.dropoff];
  const stops = ride.stops.map(({ place }) => place);
  const isReady =
    /^2\d{3}-\d\d-\d\d$/.test(date) &&
    isCount(ride.passengers, 1) &&
    !stops.includes(null) &&
    !(isTransfer && from.place && to.place && isSameAddress(from.place, to.place));
  if (!isReady || !from.place || (isTransfer && !to.place)) return undefined;
  return {
    kind: ride.kind,
    date,
    pickup: barePlace(from.place),
    ...(isTransfer && to.place ? { dropoff: barePlace(to.place) } : {}),
    ...(isTransfer ? {} : { hours: ride.hours }),
    stops: (isBack ? stops.toReversed() : stops).flatMap((place) =>
      place ? barePlace(place) : [],
    ),
    passengers: ride.passengers,
    ...(isBack && { isWayBack: true }),
  };
}

/** Returns a place without its address and board, which matter to no time. */
const barePlace = ({ address: _, board: __, ...place }: Place): Place => place;
