import { createHmac, timingSafeEqual } from "node:crypto";
import type { Place } from "@/lib/contract/geography";

/** Place as it was found, before it is signed. */
export type UnsignedPlace = Omit<Place, "signature">;

/**
 * Signs a place, so that it can come back from a browser: all fields that say what and where it is.
 * The customer's own words, its address line and the name on the board, are not signed.
 * @param secret of the site that it was found for
 */
export const signPlace = <T extends UnsignedPlace>(secret: string, place: T) => ({
  ...place,
  signature: signatureOf(secret, place),
});

/** Tells whether this site has found a place, and nobody has changed it since. */
export function isSignedPlace(secret: string, place: Place): boolean {
  const [signature, right] = [place.signature, signatureOf(secret, place)].map((text) =>
    Buffer.from(text),
  );
  return signature !== undefined && right !== undefined && signature.length === right.length
    ? timingSafeEqual(signature, right)
    : false;
}

function signatureOf(secret: string, place: UnsignedPlace): string {
  const { label, kind, postalCode, city, country, lat, lng, meetingPoint } = place;
  // The word "place" keeps anything else that the secret signs from being taken for a place.
  const signed = ["place", label, kind, postalCode, city, country, lat, lng, meetingPoint];
  return createHmac("sha256", secret).update(JSON.stringify(signed)).digest("base64url");
}
