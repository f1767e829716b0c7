import { describe, expect, it } from "vitest";
import { frenchDay } from "./french-day";

describe("a French date", () => {
  it.each([
    ["1 décembre 2026", "1er décembre 2026"],
    ["mardi 1 décembre 2026 à 10:00", "mardi 1er décembre 2026 à 10:00"],
    ["dim. 1 févr.", "dim. 1er févr."],
    ["11 mai 2027", "11 mai 2027"],
    ["21 août 2027", "21 août 2027"],
    ["1 December 2026", "1 December 2026"],
  ])("%s is %s", (date, written) => expect(frenchDay(date)).toBe(written));
});
