import type { Place } from "@/lib/contract/geography";
import type { Point } from "@/lib/rules/booking/road-estimate";
import { ERASED_EMAIL } from "@/lib/rules/privacy/erasure";
import type { BookingRow } from "@/platform/db/schema/booking";

/** Returns the anonymous rest of a booking: its figures, and the towns of its way. */
export function anonymousBooking(row: Pick<BookingRow, "pickup" | "dropoff" | "stops">) {
  return {
    firstname: "—",
    lastname: "—",
    email: ERASED_EMAIL,
    phone: "",
    company: null,
    address: null,
    message: null,
    flightNumber: null,
    trainNumber: null,
    pickup: town(row.pickup),
    dropoff: row.dropoff && town(row.dropoff),
    stops: row.stops.map(town),
    // The hash is made of the order's words.
    requestHash: "",
  } satisfies Partial<BookingRow>;
}

const town = ({ postalCode, city, country, lat, lng }: Place): Place => ({
  label: city || postalCode || country,
  kind: "TOWN",
  postalCode,
  city,
  country,
  ...cityPoint({ lat, lng }),
  signature: "",
});

/** Rounds a point to about ten kilometres. */
export const cityPoint = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 10) / 10,
  lng: Math.round(lng * 10) / 10,
});
