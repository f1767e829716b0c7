import type { BookingChange } from "@/lib/contract/booking-page";

/** The flight and the train of a form with `TravelFields`; what is empty or not asked for is left out. */
export function travelOf(data: FormData): BookingChange["travel"] {
  const [flightNumber, trainNumber] = ["flightNumber", "trainNumber"].map((name) =>
    String(data.get(`travel.${name}`) ?? "").trim(),
  );
  return { ...(flightNumber && { flightNumber }), ...(trainNumber && { trainNumber }) };
}
