import { describe, expect, it } from "vitest";
import { declinationName } from "./declination-name";

const variation = (label: string, value: string, displayLabel: string | null = null) => ({
  label,
  displayLabel,
  value,
});

describe("declinationName (§3 Product)", () => {
  it.each([
    [[], ""],
    [[variation("Contenance", "75 cl")], "Contenance : 75 cl"],
    [
      [variation("Millésime", "2022"), variation("Contenance", "Magnum")],
      "Millésime : 2022 - Contenance : Magnum",
    ],
    [
      [variation("A", "1"), variation("size", "B", "Format"), variation("C", "3")],
      "A : 1 - Format : B - C : 3",
    ],
    [[variation("Contenance", "75 cl", "")], "Contenance : 75 cl"],
  ])("%j is called « %s »", (variations, name) => {
    expect(declinationName(variations)).toBe(name);
  });
});
