import { expect, it } from "vitest";
import { withDay } from "./with-day";

it("puts a day among others once, in its place", () => {
  expect(withDay(["2026-12-25"], "2026-05-01")).toEqual(["2026-05-01", "2026-12-25"]);
  expect(withDay(["2026-12-25"], "2026-12-25")).toEqual(["2026-12-25"]);
  expect(withDay([], "2026-02-30")).toEqual([]);
});
