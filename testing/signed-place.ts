import type { Place } from "@/lib/contract/geography";
import { signPlace } from "@/platform/geo/places/place-signature";

export const TEST_SECRET = "a secret that every test site signs with";

/** Signs a place as the tiny sites would have found it, or another one like it. */
export const signedPlace = (place: Omit<Place, "signature">, change: Partial<Place> = {}): Place =>
  signPlace(TEST_SECRET, { ...place, ...change });
