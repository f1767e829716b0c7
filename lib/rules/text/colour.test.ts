import { describe, expect, it } from "vitest";
import { type Colour, contrastRatio, parseColour } from "./colour";

const colour = (value: string) => parseColour(value) as Colour;

describe("colours (§3)", () => {
  it("reads eight and six digits", () => {
    expect(parseColour("#D4AF37FF")).toEqual({ r: 212, g: 175, b: 55, a: 1 });
    expect(parseColour("#00000000")?.a).toBe(0);
    expect(parseColour("#d4af37")?.g).toBe(175);
  });
  it.each(["", null, "red", "#fff", "#12345", "#12345678; } body { color: red", "url(x)"])(
    "refuses %s",
    (value) => expect(parseColour(value)).toBeUndefined(),
  );
  it("tells the contrast of a text on its ground", () => {
    expect(contrastRatio(colour("#FFFFFF"), colour("#000000"))).toBeCloseTo(21);
    expect(contrastRatio(colour("#D4AF37"), colour("#121212"))).toBeGreaterThan(7);
    expect(contrastRatio(colour("#FFFFFF00"), colour("#000000"))).toBeCloseTo(1);
    expect(contrastRatio(colour("#777777"), colour("#FFFFFF"))).toBeCloseTo(4.48, 1);
  });
});
