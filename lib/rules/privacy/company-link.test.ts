import { expect, it } from "vitest";
import { companyLinkEnds } from "./company-link";

const at = (day: string) => new Date(`${day}T10:00:00Z`);

it.each([
  ["an order, from the day on which it was made", {}, "2026-04-01"],
  ["a ride, from its start", { startAt: at("2026-06-01") }, "2026-08-30"],
  [
    "a ride with its way back",
    { startAt: at("2026-06-01"), returnAt: at("2026-06-11") },
    "2026-09-09",
  ],
  ["a ride without one", { startAt: at("2026-06-01"), returnAt: null }, "2026-08-30"],
  ["a ride of before it was recorded", { startAt: at("2025-12-01") }, "2026-04-01"],
])("opens %s, for 90 days", (_, rides, day) => {
  expect(companyLinkEnds({ createdAt: at("2026-01-01"), ...rides })).toEqual(at(day));
});
