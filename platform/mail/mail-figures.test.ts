import { expect, it } from "vitest";
import { mailFigures } from "./mail-figures";

it("writes the first of a month as the French do", () => {
  const written = mailFigures("fr_FR").instant("2026-12-01T10:00:00+01:00");
  expect(written).toContain("1er décembre");
});
