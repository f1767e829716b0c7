import type { Place } from "@/lib/contract/geography";
import type { TimesRequest } from "@/lib/contract/offered-time";
import { isSameAddress } from "@/lib/rules/booking/same-address";
import type { RideDraft } from "@/stores/described-ride";
import { isCount } from "./ride-request";

/** Which of the two times of a ride, as the provider calls it. */
export type StartField = "startAt" | "returnAt";

/** What to ask for the times of a ride's day, or undefined while its places or its day are open. */
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

/** Where a vehicle drives to; which door it stops at matters to no time. */
const barePlace = ({ address: _, board: __, ...place }: Place): Place => place;
