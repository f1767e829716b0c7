import type { BookingLink } from "@/lib/api/booking-page";

const nameOf = (reference: string) => `booking.${reference}`;

/**
 * Remembers what opens a booking, in this tab and until it is closed: a pay link may be in
 * somebody else's hands, and must not lead to the booking itself.
 */
export function rememberKey({ reference, key = "" }: BookingLink): void {
  try {
    sessionStorage.setItem(nameOf(reference), key);
  } catch {
    // Where nothing may be stored, the way back is the mail's link.
  }
}

/** The key of a booking that was opened in this tab; empty for one that its member's session opens. */
export function knownKey(reference: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(reference));
  } catch {
    return null;
  }
}
