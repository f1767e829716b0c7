import { describe, expect, it } from "vitest";
import { frameAround, MAP, mapScale, onMap, zoomed } from "./map-frame";

const NANTES = { lat: 47.2186, lng: -1.5541 };
const CLISSON = { lat: 47.0873, lng: -1.2822 };

describe("the frame of a map", () => {
  it.each([
    ["one point", [NANTES]],
    ["two points", [NANTES, CLISSON]],
    ["a line from west to east", [NANTES, { lat: 47.2186, lng: -1.2 }]],
    ["a line from north to south", [NANTES, { lat: 47.9, lng: -1.5541 }]],
  ])("shows %s with a margin around", (_what, points) => {
    const frame = frameAround(points);
    for (const point of points) {
      const { x, y } = onMap(frame, point);
      expect(x).toBeGreaterThanOrEqual(MAP.width * 0.15);
      expect(x).toBeLessThanOrEqual(MAP.width * 0.85);
      expect(y).toBeGreaterThanOrEqual(MAP.height * 0.15);
      expect(y).toBeLessThanOrEqual(MAP.height * 0.85);
    }
  });

  it("is north up, and true to scale", () => {
    const frame = frameAround([NANTES, CLISSON]);
    const [north, south] = [onMap(frame, NANTES), onMap(frame, CLISSON)];
    expect(north.y).toBeLessThan(south.y);
    expect(north.x).toBeLessThan(south.x);
    // 14.6 km from north to south and 20.6 km from west to east.
    const slope = (south.x - north.x) / (south.y - north.y);
    expect(slope).toBeCloseTo(20.58 / 14.6, 1);
  });

  it("comes nearer to what is looked at", () => {
    const near = zoomed(frameAround([NANTES, CLISSON]), CLISSON, 0.5);
    expect(onMap(near, CLISSON)).toEqual({ x: MAP.width / 2, y: MAP.height / 2 });
    expect(onMap(near, NANTES).x).toBeLessThan(MAP.width / 4);
  });

  it.each([
    [0.02, 0.5],
    [0.2, 5],
    [0.5, 10],
    [1, 20],
  ])("of %d degrees has a scale of %d km", (span, km) => {
    const scale = mapScale({ south: 47, north: 47 + span, west: 0, east: 1 });
    expect(scale.km).toBe(km);
    expect(scale.width).toBeLessThanOrEqual(MAP.width / 4);
    expect(scale.width).toBeGreaterThan(MAP.width / 11);
  });
});
