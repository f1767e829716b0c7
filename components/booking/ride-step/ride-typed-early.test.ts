import { expect, it } from "vitest";
import { newRideDraft } from "@/stores/ride-draft";
import { rideTypedEarly } from "./ride-typed-early";

const { ride } = newRideDraft.getState();
/** Fields of the form, as the page is made with them. */
const made = {
  kind: "TRANSFER",
  pickup: "",
  dropoff: "",
  startAt: "",
  "startAt-time": "",
  passengers: "2",
  luggage: "2",
};
const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...made, ...fields })) data.set(name, value);
  return rideTypedEarly(data, ride);
};

it("is nothing where the fields are as they were made", () => {
  expect(typed({})).toEqual({});
});

it.each([
  [{ kind: "HIRE" }, { kind: "HIRE" }],
  [{ pickup: "angers" }, { pickup: { text: "angers", place: null } }],
  [{ dropoff: "la baule" }, { dropoff: { text: "la baule", place: null } }],
  [
    { startAt: "2027-03-04", "startAt-time": "08:30" },
    { date: "2027-03-04", time: "08:30" },
  ],
  [
    { startAt: "4 mars 2027", "startAt-time": "8h30" },
    { date: "2027-03-04", time: "08:30" },
  ],
  [{ startAt: "31/02/2027" }, { date: "31/02/2027" }],
  [{ isReturn: "on" }, { isReturn: true }],
  [
    { passengers: "4", luggage: "0" },
    { passengers: 4, luggage: 0 },
  ],
])("keeps %j", (fields, kept) => {
  expect(typed(fields)).toEqual(kept);
});
