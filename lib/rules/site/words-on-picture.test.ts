import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { opacityAt, USUAL_COLOURS, WORDS_ON } from "./words-on-picture";

it.each([
  [0, 0.8],
  [0.25, 0.575],
  [0.5, 0.35],
  [0.75, 0.175],
  [1, 0],
])("at %s of its way, a veil has %s of the ground", (at, opacity) => {
  const veil = WORDS_ON.HERO.dark?.veils[1];
  expect(veil && opacityAt(veil, at)).toBeCloseTo(opacity);
});

it("stays as it begins before its first stop, and as it ends after its last", () => {
  const veil = WORDS_ON.CALL_TO_ACTION.dark?.veils[0];
  expect(veil && [opacityAt(veil, 0), opacityAt(veil, 1)]).toEqual([1, 0]);
});

it("has the colours that a site without its own wears", () => {
  const theme = readFileSync("app/theme.css", "utf8");
  expect(theme).toContain(`--background-color: ${USUAL_COLOURS.dark.ground}`);
  expect(theme).toContain(`--font-color: ${USUAL_COLOURS.dark.text}`);
  const light = readFileSync("lib/theme/theme-variables.ts", "utf8");
  expect(light).toContain(`"--background-color": "${USUAL_COLOURS.light.ground}"`);
  expect(light).toContain(`"--font-color": "${USUAL_COLOURS.light.text}"`);
});

it.each(Object.entries(WORDS_ON))("the words on %s stand within it", (_, themes) => {
  for (const { words } of Object.values(themes)) {
    expect(words.left + words.width).toBeLessThanOrEqual(1);
    expect(words.top + words.height).toBeLessThanOrEqual(1);
  }
});
