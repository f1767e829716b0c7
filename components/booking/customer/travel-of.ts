import type { BookingChange } from "@/lib/contract/booking-page";

/** Reads the flight and the train of a form with `TravelFields`; empty ones are left out. */
export function travelOf(data: FormData): BookingChange["travel"] {
  const [flightNumber, trainNumber] = ["flightNumber", "trainNumber"].map((name) =>
    String(data.get(`travel.${name}`) ?? "").trim(),
  );
  return { ...(flightNumber && { flightNumber }), ...(trainNumber && { trainNumber }) };
}
