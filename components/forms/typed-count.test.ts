import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { typedCount } from "./typed-count";

it.each([
  ["3", 3],
  [" 03 ", 3],
  ["0", 0],
  ["-4", 4],
  ["1 2", 12],
  ["", Number.NaN],
  ["deux", Number.NaN],
])("%j is %s", (text, count) => {
  expect(typedCount(text)).toBe(count);
});

it("stands in a field that no wheel and no arrow changes, as every field does", () => {
  const root = join(import.meta.dirname, "../..");
  const drawn = ["app", "components", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(drawn.length).toBeGreaterThan(500);
  const changing = /type=\{?["'](?:number|range)["']/;
  expect(drawn.filter((file) => changing.test(readFileSync(file, "utf8")))).toEqual([]);
});
