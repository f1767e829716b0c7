import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { focusClass } from "./focus-class";

const styles = readFileSync("public/media/picture-focus.css", "utf8");

it.each([
  [undefined, undefined],
  [{ x: 0.5, y: 0.5 }, undefined],
  [{ x: 0.51, y: 0.49 }, undefined],
  [{ x: 0, y: 1 }, "focus-x-0 focus-y-100"],
  [{ x: 0.23, y: 0.5 }, "focus-x-25 focus-y-50"],
])("of %j is %j", (focus, classes) => {
  expect(focusClass(focus)).toBe(classes);
});

it("is one that the style sheet has, of every point", () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const name of focusClass({ x: percent / 100, y: 0 })?.split(" ") ?? []) {
      expect(styles).toContain(`.${name}{`);
    }
    for (const name of focusClass({ x: 1, y: percent / 100 })?.split(" ") ?? []) {
      expect(styles).toContain(`.${name}{`);
    }
  }
});
