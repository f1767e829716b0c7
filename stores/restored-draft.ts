import { parisInstant } from "@/lib/rules/calendar/paris-time";
import type { PlaceDraft, RideDraft } from "./described-ride";
import { isLike, partsLike } from "./is-like";

export interface KeptDraft {
  ride: RideDraft;
  /** In milliseconds since 1970. */
  savedAt: number;
}

const STOP: RideDraft["stops"][number] = { text: "", place: null, key: "" };
const SIGNED_PLACE = { label: "", kind: "", lat: 0, lng: 0, signature: "" };

const KEPT_FOR = 30 * 24 * 60 * 60_000;

/**
 * Returns the valid part of a kept draft, or nothing after 30 days; times that have gone by are
 * left out. `kept` comes from the device: it may be anything.
 * @param now in milliseconds since 1970
 */
export function restoredDraft(
  kept: Partial<KeptDraft> | undefined,
  empty: RideDraft,
  now: number,
): { ride: RideDraft; restored: "WHOLE" | "WITHOUT_TIME" } | undefined {
  if (!(Number(kept?.savedAt) > now - KEPT_FOR)) return undefined;
  // A number field that was empty is kept as null.
  const ride: RideDraft = {
    ...empty,
    ...partsLike<RideDraft>(kept?.ride, { ...empty, stops: [STOP] }, {}),
  };
  if (ride.kind !== "HIRE") ride.kind = "TRANSFER";
  ride.pickup = signedDraft(ride.pickup);
  ride.dropoff = signedDraft(ride.dropoff);
  ride.stops = ride.stops.map((stop) => ({ ...stop, ...signedDraft(stop) }));
  if (JSON.stringify(ride) === JSON.stringify(empty)) return undefined;
  const isPast = (date: string, time: string) => {
    const instant = date ? parisInstant(date, time || "23:59") : undefined;
    return instant !== undefined && instant.getTime() <= now;
  };
  const isOver = isPast(ride.date, ride.time);
  if (isOver) Object.assign(ride, { date: "", time: "" });
  if (isOver || isPast(ride.returnDate, ride.returnTime)) {
    Object.assign(ride, { returnDate: "", returnTime: "" });
  }
  return { ride, restored: isOver ? "WITHOUT_TIME" : "WHOLE" };
}

/** Drops a place that the provider would not recognise, so that its text is searched again. */
const signedDraft = (draft: PlaceDraft): PlaceDraft =>
  isLike(draft.place, SIGNED_PLACE) && draft.place?.signature ? draft : { ...draft, place: null };
