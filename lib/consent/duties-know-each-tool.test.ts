import { expect, it } from "vitest";
import { hasOutsideTools } from "@/lib/rules/duty/duties/cookies";
import { OUTSIDE_SERVICES } from "./outside-services";

it.each(
  OUTSIDE_SERVICES.filter(({ key }) => key !== "ownercode").map(
    ({ key, parameters }) => [key, parameters] as const,
  ),
)("the duties of cookies begin with %s", (_, parameters) => {
  const settings = Object.fromEntries(parameters.map((key) => [key, "x"]));
  expect(hasOutsideTools({ settings })).toBe(true);
  expect(hasOutsideTools({ settings: {} })).toBe(false);
});
