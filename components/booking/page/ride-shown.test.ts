import { expect, it } from "vitest";
import { rideShown } from "./ride-shown";

const contact = { firstname: "Marc", phone: null, vehicle: "Berline", plate: null };
const ride = (leg: "OUTBOUND" | "RETURN", change: object = {}) => ({
  leg,
  startAt: "2026-11-24T10:00:00+01:00",
  steps: [],
  contact: null,
  ...change,
});
const begun = { steps: [{ step: "DONE", at: "2026-11-24T11:00:00+01:00" }] };

it.each([
  ["none before its day", [ride("OUTBOUND"), ride("RETURN")], undefined],
  ["the one whose day it is", [ride("OUTBOUND", begun), ride("RETURN", { contact })], "RETURN"],
  [
    "the one that is over, until the next day",
    [ride("OUTBOUND", begun), ride("RETURN")],
    "OUTBOUND",
  ],
])("%s", (_, progress, leg) => {
  expect(rideShown(progress)?.leg).toBe(leg);
});
