import { describe, expect, it } from "vitest";
import { greatCircleKm } from "@/lib/rules/booking/road-estimate";
import { communes, foreignTowns } from "./gazetteer";
import { type Landmark, landmarks } from "./landmarks";

/** Southern, northern, western and eastern bounds of each country that has a landmark. */
const BOUNDS: Record<string, [number, number, number, number]> = {
  FR: [41.3, 51.1, -5.2, 9.6],
  CH: [45.8, 47.9, 5.9, 10.5],
  BE: [49.4, 51.6, 2.5, 6.5],
  GB: [49.8, 60.9, -8.7, 1.8],
  JE: [49.1, 49.3, -2.3, -2.0],
};

/** Returns the distance in km to the nearest town of the name that a landmark has. */
function kmToTown(landmark: Landmark): number {
  const distances = [...communes, ...foreignTowns].flatMap(({ name, lat, lng }) =>
    name === landmark.serves && lat !== undefined && lng !== undefined
      ? [greatCircleKm(landmark, { lat, lng })]
      : [],
  );
  return Math.min(...distances);
}

const french = landmarks.filter(({ country }) => country === "FR");

describe("landmarks", () => {
  it.each(landmarks.map((landmark) => [landmark.fr, landmark] as const))(
    "%s lies in its country and within 30 km of the town it serves",
    (_, landmark) => {
      const [south, north, west, east] = BOUNDS[landmark.country] ?? [0, 0, 0, 0];
      expect(landmark.lat).toBeGreaterThan(south);
      expect(landmark.lat).toBeLessThan(north);
      expect(landmark.lng).toBeGreaterThan(west);
      expect(landmark.lng).toBeLessThan(east);
      expect(kmToTown(landmark)).toBeLessThan(30);
    },
  );

  it("gives French landmarks a town and a postcode that go together", () => {
    const misplaced = french.filter(({ city, postalCode }) => {
      const known = communes.filter(({ name }) => name === city);
      return known.length > 0 && !known.some((town) => town.postalCodes.includes(postalCode));
    });
    expect(misplaced.map(({ fr }) => fr)).toEqual([]);
  });

  it.each(["fr", "en"] as const)("has no label twice in %s", (locale) => {
    const labels = landmarks.map((landmark) => landmark[locale]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("has no code twice", () => {
    const codes = landmarks.flatMap(({ aliases }) => aliases.filter((a) => /^[A-Z]{3}$/.test(a)));
    expect(codes.length).toBeGreaterThan(30);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("writes labels with typographic apostrophes", () => {
    for (const { fr, en, city } of landmarks) expect(`${fr} ${en} ${city}`).not.toContain("'");
  });
});
