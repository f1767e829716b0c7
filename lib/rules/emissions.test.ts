import { describe, expect, it } from "vitest";
import { emissionsKg } from "./emissions";

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
    expect(emissionsKg({ distanceKm, gramsPerKm })).toBe(kg);
  });
});
