import { describe, expect, it } from "vitest";
import { ageOn, isMinor, isPlausibleBirthdate } from "./age";

describe("an age", () => {
  it.each([
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-21", "2026-11-20", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-21", "2026-11-20", -1],
  ])("of one born on %s is on %s %i", (birthdate, day, age) =>
    expect(ageOn(birthdate, day)).toBe(age),
  );
});

describe("a birth date", () => {
  it.each([
    ["1904-11-20", true],
    ["1903-11-20", false],
    ["0001-01-01", false],
    ["2026-11-20", true],
    ["2026-11-21", false],
  ])("%s is plausible on 2026-11-20: %s", (birthdate, plausible) =>
    expect(isPlausibleBirthdate(birthdate, "2026-11-20")).toBe(plausible),
  );

  it("is a minor’s until the eighteenth birthday", () => {
    expect(isMinor("2008-11-21", "2026-11-20")).toBe(true);
    expect(isMinor("2008-11-20", "2026-11-20")).toBe(false);
  });
});
