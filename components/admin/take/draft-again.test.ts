import { expect, it } from "vitest";
import type { BookingPage } from "@/lib/contract/booking-page";
import { draftAgain } from "./draft-again";

const place = (label: string) => ({
  label,
  kind: "TOWN" as const,
  postalCode: "44000",
  city: label,
  country: "FR",
  lat: 47,
  lng: -1,
  signature: "",
});
const booking = {
  kind: "TRANSFER",
  pickup: place("Nantes"),
  dropoff: place("Pornic"),
  stops: [place("Bouaye"), place("Chauvé")],
  startAt: "2026-11-25T10:00:00+01:00",
  returnAt: "2026-11-26T10:00:00+01:00",
  hours: null,
  passengers: 3,
  luggage: 1,
} as unknown as BookingPage;

it("has the same ride, its days and times to be chosen", () => {
  const again = draftAgain(booking, false);
  expect(again.pickup.text).toBe("Nantes");
  expect(again.isReturn).toBe(true);
  expect([again.date, again.time, again.returnDate, again.returnTime]).toEqual(["", "", "", ""]);
});

it("has the way back with its stops the other way round, and no second one", () => {
  const back = draftAgain(booking, true);
  expect([back.pickup.text, ...back.stops.map(({ text }) => text), back.dropoff.text]).toEqual([
    "Pornic",
    "Chauvé",
    "Bouaye",
    "Nantes",
  ]);
  expect(back.isReturn).toBe(false);
  expect(back.passengers).toBe(3);
});

it("has a hire as it was: it ends where it began", () => {
  const hire = draftAgain({ ...booking, kind: "HIRE", hours: 4 } as BookingPage, true);
  expect(hire.pickup.text).toBe("Nantes");
});
