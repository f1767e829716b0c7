import { expect, it } from "vitest";
import { staleFields } from "./stale-fields";

const base = { name: "Van", seats: 7, days: ["2027-01-01"] };

it.each([
  ["nothing", { ...base }, { name: "Coach" }, [], []],
  ["the same field", { ...base, name: "Bus" }, { name: "Coach" }, ["name"], []],
  ["the same field to the same", { ...base, name: "Coach" }, { name: "Coach" }, [], []],
  ["another field", { ...base, seats: 8 }, { name: "Coach" }, [], ["seats"]],
  ["both", { name: "Bus", seats: 8, days: [] }, { name: "Coach" }, ["name"], ["seats", "days"]],
])("tells apart who has changed what: they %s", (_, current, mine, both, theirs) => {
  expect(staleFields(Object.keys(base), { base, current, mine })).toEqual({ both, theirs });
});
