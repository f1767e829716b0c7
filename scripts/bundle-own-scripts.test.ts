import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { bundleOwnScripts } from "./bundle-own-scripts.mjs";

beforeAll(() => bundleOwnScripts());

const read = (name: string) => readFileSync(`public/${name}`, "utf8");

it.each([
  ["consent/loader.js", 1_800],
  ["consent/choices.js", 9_700],
  ["consent/choices-style.css", 2_000],
  ["consent/tarteaucitron.js", 20_000],
  ["pencil/pencils.js", 6_200],
])("makes %s no heavier than %i bytes, gzip", (name, most) => {
  const weight = gzipSync(read(name)).length;
  expect(weight).toBeLessThanOrEqual(most);
  expect(weight).toBeGreaterThan(most * 0.6);
});

it("names no host of the library's makers in what is ours", () => {
  for (const name of ["consent/loader.js", "consent/choices.js", "consent/choices-style.css"])
    expect(read(name)).not.toContain("tarteaucitron.io");
});
