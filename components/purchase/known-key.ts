import type { BookingLink } from "@/lib/api/booking-page";
import { tabStorage } from "@/lib/browser/storage";

const nameOf = (reference: string) => `booking.${reference}`;

/**
 * Remembers what opens a booking, in this tab and until it is closed: a pay link may be in
 * somebody else's hands, and must not lead to the booking itself.
 */
export function rememberKey({ reference, key = "" }: BookingLink): void {
  tabStorage.setItem(nameOf(reference), key);
}

/** The key of a booking that was opened in this tab; empty for one that its member's session opens. */
export const knownKey = (reference: string): string | null => tabStorage.getItem(nameOf(reference));
