import { describe, expect, it } from "vitest";
import { chosenDeclination, variationChoices } from "./declination-choice";
import { variationValues } from "./declination-values";

const variation = (label: string, value: string, displayLabel: string | null = null) => ({
  label,
  displayLabel,
  value,
});
const wine = (year: string | null, size: string) => {
  const format = variation("Format", size, "Size");
  return {
    variation1: year ? variation("Vintage", year) : format,
    variation2: year ? format : null,
    variation3: null,
  };
};

describe("what a declination is chosen by", () => {
  it("is each property once, called as it is shown, with each value once", () => {
    const wines = [wine("2025", "75 cl"), wine("2025", "Magnum"), wine("2024", "75 cl")];
    expect(variationChoices(wines)).toEqual([
      { label: "Vintage", values: ["2025", "2024"] },
      { label: "Size", values: ["75 cl", "Magnum"] },
    ]);
  });

  it.each([
    ["there is none", []],
    ["they have other properties", [wine("2025", "75 cl"), wine(null, "Magnum")]],
    ["two have the same", [wine("2025", "75 cl"), wine("2025", "75 cl")]],
  ])("is nothing where %s", (_, wines) => {
    expect(variationChoices(wines)).toBeUndefined();
  });
});

describe("which declination is meant", () => {
  const sold = (year: string, size: string, isOut = false) => ({
    values: variationValues(wine(year, size)),
    isOut,
  });
  const bottle = sold("2025", "75 cl");
  const magnum = sold("2025", "Magnum");
  const old = sold("2021", "75 cl", true);
  const oldMagnum = sold("2021", "Magnum");
  const oldest = sold("2018", "Jeroboam");

  it.each([
    ["the one that has it all", ["2025", "Magnum"], 1, magnum],
    ["that one, sold out as it may be", ["2021", "75 cl"], 0, old],
    ["the one with what was chosen last, where none has all", ["2018", "75 cl"], 0, oldest],
    [
      "the one with what was chosen last, whatever stands before it",
      ["2025", "Jeroboam"],
      1,
      oldest,
    ],
    ["of several one of which there is any left", ["2021", "Jeroboam"], 0, oldMagnum],
    ["nothing where nothing has it", ["1999", "75 cl"], 0, undefined],
  ])("is %s", (_, chosen, last, meant) => {
    expect(chosenDeclination([bottle, magnum, old, oldMagnum, oldest], chosen, last)).toBe(meant);
  });
});
