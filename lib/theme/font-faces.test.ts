import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { SiteFont } from "@/lib/contract/site";
import { copyFonts } from "@/scripts/copy-fonts.mjs";
import { firstFonts, fontFaces, standInFaces } from "./font-faces";

const font = (family: string, weight = 200): SiteFont => ({
  type: "TITLE",
  family,
  color: null,
  size: 18,
  weight,
  style: "normal",
});

it("declares the families of the site, each file by the weight in its name", () => {
  const css = fontFaces([font("Raleway")]);
  expect(css).toContain("font-weight:200;src:url(/fonts/Raleway/Raleway-ExtraLight-latin.woff2)");
  expect(css).not.toContain("Inter");
  expect(fontFaces([font("Comic Sans MS")])).toBe("");
});

it("serves every file that it declares", async () => {
  await copyFonts();
  const css = fontFaces([font("Raleway"), font("Inter"), font("Cormorant Garamond")]);
  for (const [, url] of css.matchAll(/url\(([^)]+)\)/g)) {
    expect(existsSync(`public${url}`), url).toBe(true);
  }
});

it("names the files of the first screen", () => {
  expect(firstFonts([font("Raleway", 200)])).toEqual([
    "/fonts/Raleway/Raleway-ExtraLight-latin.woff2",
  ]);
});

it("stands in for a family with a device's font, as wide as the family in each weight", () => {
  const css = standInFaces([font("Cormorant Garamond", 300)]);
  expect(css).toContain(
    '@font-face{font-family:"Cormorant Garamond stand-in";font-weight:300;src:local("Times New Roman")',
  );
  expect(css).toContain("size-adjust:95.7%;ascent-override:96.6%;descent-override:30.0%");
  expect(css).not.toContain("Raleway");
  expect(standInFaces([font("Comic Sans MS")])).toBe("");
});
