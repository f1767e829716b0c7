import { createHmac, timingSafeEqual } from "node:crypto";
import type { Place } from "@/lib/contract/geography";

/** A place as it was found, before anyone has signed it. */
export type UnsignedPlace = Omit<Place, "signature">;

/**
 * Signs a place, so that it can come back from a browser: all that says what and where it is. The
 * customer's own words, its address line and the name on the board, are not signed.
 * @param secret of the site that it was found for
 */
export const signPlace = <T extends UnsignedPlace>(secret: string, place: T) => ({
  ...place,
  signature: signatureOf(secret, place),
});

/** True for a place that this site has found, as it was found. */
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
  // Named, so that nothing else that is signed with the secret is ever taken for a place.
  const signed = ["place", label, kind, postalCode, city, country, lat, lng, meetingPoint];
  return createHmac("sha256", secret).update(JSON.stringify(signed)).digest("base64url");
}
