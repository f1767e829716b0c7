import { describe, expect, it } from "vitest";
import type { HeldValue } from "@/lib/contract/parameter";
import { typedSetting, writtenSetting } from "./typed-setting";

const PERCENT: HeldValue = { is: "NUMBER", unit: "PERCENT", least: 0, most: 100, isWhole: false };

describe("a number", () => {
  it("is written with the comma of French", () => {
    expect(writtenSetting(PERCENT, "2.62", ",")).toBe("2,62");
    expect(writtenSetting(PERCENT, "2.62", ".")).toBe("2.62");
    expect(writtenSetting(PERCENT, null, ",")).toBe("");
  });

  it.each([
    ["2,62", "2.62"],
    ["2.62", "2.62"],
    [" 1\u202f000 € ", "1000"],
    ["10\u00a0%", "10"],
    ["-5", "-5"],
    ["", ""],
    ["deux", "deux"],
    ["1,000.50", "1000.50"],
    ["1.000,50", "1000.50"],
    ["1,2,3", "1,2,3"],
  ])("typed as %j is %j", (typed, value) => {
    expect(typedSetting(PERCENT, typed)).toBe(value);
  });
});

it("takes every other value as it is typed", () => {
  expect(typedSetting({ is: "LINE" }, " 2,62 ")).toBe(" 2,62 ");
  expect(writtenSetting({ is: "LINE" }, "2.62", ",")).toBe("2.62");
});
