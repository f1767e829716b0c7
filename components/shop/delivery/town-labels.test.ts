import { describe, expect, it } from "vitest";
import { townLabels } from "./town-labels";

const names = (...args: Parameters<typeof townLabels>) =>
  townLabels(...args).map(({ name }) => name);

describe("townLabels", () => {
  it("keeps the first of those that would cover each other", () => {
    const towns = [
      { name: "Nantes", x: 200, y: 100 },
      { name: "Rezé", x: 205, y: 104 },
      { name: "Vallet", x: 300, y: 104 },
    ];
    expect(names(towns, [])).toEqual(["Nantes", "Vallet"]);
  });

  it("leaves the markers, the scale and the edges of the map free", () => {
    const towns = [
      { name: "Nantes", x: 200, y: 100 },
      { name: "Saint-Nazaire", x: 10, y: 200 },
      { name: "Angers", x: 200, y: 318 },
      { name: "Rezé", x: 60, y: 310 },
      { name: "Clisson", x: 300, y: 250 },
    ];
    expect(names(towns, [{ x: 210, y: 115 }])).toEqual(["Clisson"]);
  });
});
