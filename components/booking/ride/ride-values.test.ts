import { expect, it } from "vitest";
import { changedFields } from "@/components/forms/field-errors";
import type { FoundPlace } from "@/lib/contract/geography";
import type { RideDraft } from "@/stores/described-ride";
import { NO_PLACE } from "@/stores/ride-draft";
import { rideValues } from "./ride-values";

const place = (label: string): FoundPlace => ({
  label,
  kind: "TOWN",
  postalCode: "44000",
  city: label,
  country: "FR",
  lat: 47.2,
  lng: -1.5,
  signature: "signed",
});
const at = (label: string) => ({ text: label, place: place(label) });

const RIDE: RideDraft = {
  kind: "TRANSFER",
  pickup: at("Nantes"),
  dropoff: at("Angers"),
  stops: [{ ...NO_PLACE, key: "a" }],
  date: "2026-11-25",
  time: "10:00",
  isReturn: true,
  returnDate: "2026-11-26",
  returnTime: "10:00",
  hours: 3,
  passengers: 2,
  luggage: 2,
};

it.each<[change: Partial<RideDraft>, fields: string[]]>([
  [{ passengers: 5 }, ["passengers"]],
  [{ luggage: 0 }, ["luggage"]],
  [{ time: "11:00" }, ["startAt", "returnAt"]],
  [{ returnDate: "2026-11-27" }, ["returnAt"]],
  [{ dropoff: at("Rennes") }, ["dropoff", "returnAt", "hours"]],
  // A destination may be wrong for being the pickup.
  [{ pickup: at("Rennes") }, ["pickup", "dropoff", "returnAt", "hours"]],
  [{ stops: [{ ...at("Ancenis"), key: "a" }] }, ["stops.0", "returnAt", "hours"]],
])("with %j, what was said of %j does not hold any more", (change, fields) => {
  const changed = changedFields(rideValues(RIDE), rideValues({ ...RIDE, ...change }));
  expect(changed).toEqual([...fields, "idVehicle"]);
});
