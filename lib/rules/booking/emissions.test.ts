import { describe, expect, it } from "vitest";
import { emissionsKg } from "./emissions";

const car = (co2GramsPerKm: number) => ({ co2GramsPerKm, includedKmPerHour: 25 });

describe("the greenhouse gases of a ride", () => {
  it.each([
    [0, 200, 0],
    [100, 0, 0],
    [12.5, 160, 2],
    [75.5, 193, 14.6],
    [0.2, 200, 0],
    [0.25, 200, 0.1],
    [1248.3, 204, 254.7],
  ])("%s km at %s g/km are %s kg", (distanceKm, gramsPerKm, kg) => {
    expect(emissionsKg({ kind: "TRANSFER", distanceKm }, car(gramsPerKm))).toBe(kg);
  });

  it("are those of both ways when there is a way back", () => {
    const ride = { kind: "TRANSFER", distanceKm: 30, returnAt: new Date() } as const;
    expect(emissionsKg(ride, car(200))).toBe(12);
  });

  it.each([
    ["without a destination", 0, 4, 20],
    ["with a way that its hours include", 99.9, 4, 20],
    ["with a way beyond that", 130, 4, 26],
  ])("of a hire %s are those of what its price includes, or of its way", (_name, km, hours, kg) => {
    expect(emissionsKg({ kind: "HIRE", distanceKm: km, hours }, car(200))).toBe(kg);
  });
});
