import type { Point } from "@/lib/rules/booking/road-estimate";
import { locateTown, type NamedTown } from "@/platform/geo/places/locate-town";

/** Returns where an address is: as it was said, or else in the middle of its town. */
export const placedAt = (
  { lat, lng }: { lat: number | null; lng: number | null },
  town: NamedTown,
): Point | undefined => (lat !== null && lng !== null ? { lat, lng } : locateTown(town));
