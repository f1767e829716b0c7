import { expect, it } from "vitest";
import { askedErrors } from "./asked-errors";

it.each([
  [{ pickup: "required", startAt: "required" }, false, {}],
  [{ pickup: "required", startAt: "required" }, true, { pickup: "missing", date: "missing" }],
  [{ startAt: "missingTime" }, false, {}],
  [{ startAt: "missingTime" }, true, { time: "missing" }],
  [{ startAt: "unreadableDay" }, false, { date: "unreadableDay" }],
  [{ startAt: "unreadableTime" }, false, { time: "unreadableTime" }],
  [{ dropoff: "samePlace", startAt: "pastDay" }, false, { dropoff: "samePlace", date: "pastDay" }],
  [{ pickup: "choosePlace" }, true, {}],
] as const)("%j, tried %s: %j", (problems, hasTried, errors) => {
  expect(askedErrors(problems, hasTried)).toEqual(errors);
});
