import { expect, it } from "vitest";
import { checkMeetingAddress, type MeetingPlaces } from "./meeting-address";

const TOWN = { kind: "TOWN" };
const STREET = { kind: "TOWN", address: "12 rue Crébillon" };
const STATION = { kind: "STATION" };
const BACK = "2026-11-25T18:00:00+01:00";

it.each<[string, MeetingPlaces, string[]]>([
  ["from a town", { pickup: TOWN, dropoff: STATION }, ["pickup.address"]],
  ["from a town whose address is empty", { pickup: { ...TOWN, address: "" } }, ["pickup.address"]],
  ["from a street", { pickup: STREET, dropoff: TOWN }, []],
  ["from a station to a town", { pickup: STATION, dropoff: TOWN }, []],
  [
    "from a station to a town and back",
    { pickup: STATION, dropoff: TOWN, returnAt: BACK },
    ["dropoff.address"],
  ],
  ["from a street to a street and back", { pickup: STREET, dropoff: STREET, returnAt: BACK }, []],
  ["a hire from a town", { kind: "HIRE", pickup: TOWN }, ["pickup.address"]],
  [
    "a hire from a street to a town",
    { kind: "HIRE", pickup: STREET, dropoff: TOWN, returnAt: BACK },
    [],
  ],
  ["from nowhere", {}, []],
])("what is missing of a ride %s", (_name, ride, fields) => {
  expect(Object.keys(checkMeetingAddress(ride))).toEqual(fields);
});
