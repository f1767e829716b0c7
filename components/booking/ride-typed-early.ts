import type { RideKind } from "@/lib/contract/booking";
import type { RideDraft } from "@/stores/ride-draft";

/**
 * What a form's fields already say of a ride, where that is not what the page was made with: typed
 * before the page came alive, when nothing heard it. React leaves it there until it next draws them.
 */
export function rideTypedEarly(fields: FormData, ride: RideDraft): Partial<RideDraft> {
  const typed = (name: string, made: string | number) => {
    const value = fields.get(name);
    return typeof value === "string" && value !== String(made) ? value : undefined;
  };
  const kind = typed("kind", ride.kind) as RideKind | undefined;
  const pickup = typed("pickup", ride.pickup.text);
  const dropoff = typed("dropoff", ride.dropoff.text);
  const date = typed("startAt", ride.date);
  const time = typed("startAt-time", ride.time);
  const passengers = typed("passengers", ride.passengers);
  const luggage = typed("luggage", ride.luggage);
  return {
    ...(kind && { kind }),
    ...(pickup && { pickup: { text: pickup, place: null } }),
    ...(dropoff && { dropoff: { text: dropoff, place: null } }),
    ...(date && { date }),
    ...(time && { time }),
    ...(fields.has("isReturn") && !ride.isReturn && { isReturn: true }),
    ...(passengers && { passengers: Number(passengers) }),
    ...(luggage && { luggage: Number(luggage) }),
  };
}
