import type { BookingLink } from "@/lib/api/booking-page";

/** The path of a booking's own page, without its locale prefix. */
export const bookingPath = ({ reference, key }: BookingLink): string =>
  `/booking/${encodeURIComponent(reference)}${key ? `?${new URLSearchParams({ key })}` : ""}`;
