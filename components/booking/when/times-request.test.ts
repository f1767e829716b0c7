import { describe, expect, it } from "vitest";
import type { FoundPlace } from "@/lib/contract/geography";
import type { RideDraft } from "@/stores/described-ride";
import { NO_PLACE } from "@/stores/ride-draft";
import { timesRequest } from "./times-request";

const place = (label: string): FoundPlace => ({
  label,
  kind: "TOWN",
  postalCode: "44000",
  city: label,
  country: "FR",
  // Each name its own place.
  lat: 47 + label.charCodeAt(0) / 100,
  lng: -1.5,
  signature: "of a provider",
});
const at = (label: string) => ({ text: label, place: place(label) });

const STATION = { text: "Nantes", place: { ...place("Nantes"), kind: "STATION" as const } };

const RIDE: RideDraft = {
  kind: "TRANSFER",
  pickup: at("Nantes"),
  dropoff: at("Angers"),
  stops: [
    { ...at("Ancenis"), key: "a" },
    { ...at("Ingrandes"), key: "b" },
  ],
  date: "2026-11-25",
  time: "",
  isReturn: true,
  returnDate: "2026-11-26",
  returnTime: "",
  hours: 3,
  passengers: 2,
  luggage: 2,
};

describe("the times of a day are asked for", () => {
  it("of the way out, and of the way back the other way round", () => {
    expect(timesRequest(RIDE, "startAt")).toMatchObject({
      date: "2026-11-25",
      pickup: place("Nantes"),
      dropoff: place("Angers"),
      stops: [place("Ancenis"), place("Ingrandes")],
    });
    expect(timesRequest(RIDE, "returnAt")).toMatchObject({
      date: "2026-11-26",
      pickup: place("Angers"),
      dropoff: place("Nantes"),
      stops: [place("Ingrandes"), place("Ancenis")],
      isWayBack: true,
    });
  });

  it("of a hire with its hours, and without a destination", () => {
    const hire = timesRequest({ ...RIDE, kind: "HIRE", dropoff: NO_PLACE }, "startAt");
    expect(hire).toMatchObject({ kind: "HIRE", hours: 3 });
    expect(hire).not.toHaveProperty("dropoff");
  });

  it("without the address in a town: the times are not asked for anew while it is typed", () => {
    const pickup = { ...RIDE.pickup, place: { ...place("Nantes"), address: "12 rue C" } };
    expect(timesRequest({ ...RIDE, pickup }, "startAt")).toEqual(timesRequest(RIDE, "startAt"));
  });

  it.each<[string, Partial<RideDraft>]>([
    ["a day", { date: "" }],
    ["where from", { pickup: { text: "Nant", place: null } }],
    ["where to", { dropoff: NO_PLACE }],
    ["where by", { stops: [{ ...NO_PLACE, key: "a" }] }],
    ["how many", { passengers: Number.NaN }],
    ["how many that can be", { passengers: 0 }],
    ["where else to", { pickup: STATION, dropoff: STATION }],
  ])("but not before it is known: %s", (_name, change) => {
    expect(timesRequest({ ...RIDE, ...change }, "startAt")).toBeUndefined();
  });
});
