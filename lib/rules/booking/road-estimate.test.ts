import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { greatCircleKm, type Point, roadEstimate } from "./road-estimate";

const NANTES: Point = { lat: 47.2184, lng: -1.5536 };

describe("roadEstimate", () => {
  it.each<[string, Point, number, number]>([
    ["its airport", { lat: 47.1569, lng: -1.6078 }, 11, 20],
    ["Saint-Nazaire", { lat: 47.2735, lng: -2.2137 }, 64, 50],
    ["La Baule", { lat: 47.2861, lng: -2.3934 }, 77, 60],
    ["Angers", { lat: 47.4736, lng: -0.5541 }, 92, 70],
    ["Rennes", { lat: 48.1173, lng: -1.6778 }, 113, 80],
    ["the Puy du Fou", { lat: 46.8887, lng: -0.9297 }, 80, 65],
    ["Paris", { lat: 48.8566, lng: 2.3522 }, 385, 240],
  ])("from Nantes to %s is within 15 %% of the road", (_name, to, km, minutes) => {
    const estimate = roadEstimate([NANTES, to]);
    expect(Math.abs(estimate.distanceKm / km - 1)).toBeLessThan(0.15);
    expect(Math.abs(estimate.durationMin / minutes - 1)).toBeLessThan(0.25);
  });

  it("goes through its stops, and nowhere for one point", () => {
    const [a, b] = [NANTES, { lat: 47.4736, lng: -0.5541 }];
    expect(roadEstimate([a])).toEqual({ distanceKm: 0, durationMin: 0 });
    expect(roadEstimate([a, b, a]).distanceKm).toBeCloseTo(2 * roadEstimate([a, b]).distanceKm);
  });

  it("is never shorter than the straight line, and further is longer", () => {
    const degrees = fc.double({ min: 0, max: 8, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const to = (d: number) => ({ lat: NANTES.lat, lng: NANTES.lng + d });
        const nearer = roadEstimate([NANTES, to(near)]);
        const further = roadEstimate([NANTES, to(far)]);
        expect(further.distanceKm).toBeGreaterThanOrEqual(nearer.distanceKm);
        expect(further.durationMin).toBeGreaterThanOrEqual(nearer.durationMin);
        expect(further.distanceKm).toBeGreaterThanOrEqual(greatCircleKm(NANTES, to(far)));
      }),
    );
  });
});
