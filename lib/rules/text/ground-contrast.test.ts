import { expect, it } from "vitest";
import { groundContrast, LEAST_CONTRAST } from "./ground-contrast";

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
const pixels = (dark: number, light: number) => [
  ...Array.from({ length: dark * 3 }, () => 10),
  ...Array.from({ length: light * 3 }, () => 250),
];

it("takes the contrast of the worst part of a ground", () => {
  expect(groundContrast(WHITE, pixels(100, 0))).toBeGreaterThan(LEAST_CONTRAST);
  expect(groundContrast(WHITE, pixels(90, 10))).toBeLessThan(LEAST_CONTRAST);
});

it("spares a star behind a letter", () => {
  expect(groundContrast(WHITE, pixels(98, 2))).toBeGreaterThan(LEAST_CONTRAST);
});
