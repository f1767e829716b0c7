import { expect, it } from "vitest";
import { sitePictures } from "./site-pictures";

const isPicture = sitePictures({ isFile: (path) => path === "/media/72/hero.webp" });
const asked = (...names: string[]) =>
  isPicture(
    `/_next/image?${names.map((name) => `url=${encodeURIComponent(name)}`).join("&")}&w=480`,
  );

it("knows a picture by its own name", () => {
  expect(asked("/media/72/hero.webp")).toBe(true);
});

it.each([
  ["another way to write it", ["/media/72/hero.webp#1"]],
  ["a roundabout path", ["/media/x/../72/hero.webp"]],
  ["a query", ["/media/72/hero.webp?1"]],
  ["no file", ["/media/72/none.webp"]],
  ["no name", []],
  ["two names", ["/media/72/hero.webp", "/media/72/hero.webp"]],
])("takes %s for none", (_, names) => {
  expect(asked(...names)).toBe(false);
});
