import type { KeyLink } from "@/lib/api/by-key";
import { tabStorage } from "@/lib/browser/storage";

const nameOf = (reference: string) => `booking.${reference}`;

/**
 * Remembers the key of a booking, in this tab and until it is closed: a pay link may be in somebody
 * else's hands, and must not lead to the booking itself.
 */
export function rememberKey({ reference, key = "" }: KeyLink): void {
  tabStorage.setItem(nameOf(reference), key);
}

/** Returns a booking's key in this tab; empty for a booking that the member's session opens. */
export const knownKey = (reference: string): string | null => tabStorage.getItem(nameOf(reference));
