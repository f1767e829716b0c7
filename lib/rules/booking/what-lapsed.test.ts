import { expect, it } from "vitest";
import { whatLapsed } from "./what-lapsed";

it.each([
  [{ vehicle: { id: 1 }, total: 144 }, "BOOKING"],
  [{ vehicle: null, total: 144 }, "QUOTE"],
  [{ vehicle: null, total: 0 }, "REQUEST"],
] as const)("what lapsed of %j is a %s", (booking, lapsed) => {
  expect(whatLapsed(booking)).toBe(lapsed);
});
