import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SiteFont } from "@/lib/contract/site";
import { copyFonts } from "@/scripts/copy-fonts.mjs";
import { firstFonts, fontFaces, fontStack, standInFaces } from "./font-faces";

const font = (family: string, weight = 200, more: Partial<SiteFont> = {}): SiteFont => ({
  type: "TITLE",
  family,
  color: null,
  size: 18,
  weight,
  style: "normal",
  files: [],
  ...more,
});

const declared = (css: string, family: string) =>
  [
    ...css.matchAll(
      /font-family:"([^"]+)";font-style:(\w+);font-display:swap;font-weight:([\d ]+)/g,
    ),
  ]
    .filter(([, name]) => name === family)
    .map(([, , style, weight]) => `${weight} ${style}`);

const FILES = {
  files: ["/media/74/HarbourGothic-BoldItalic.woff2", "/media/74/HarbourGothic-Light.ttf"],
};

describe("the faces of a family that the product brings", () => {
  it("are one file a style, with all of its weights", () => {
    const css = fontFaces([font("Raleway")]);
    expect(css).toContain(
      "font-weight:100 900;src:url(/fonts/Raleway/Raleway-Variable-latin.woff2)",
    );
    expect(css).not.toContain("Inter");
    expect([...new Set(declared(css, "Raleway"))]).toEqual(["100 900 normal"]);
  });

  it("have the style that the site asks for, and the weights that the family has", () => {
    const css = fontFaces([font("Inter", 800, { style: "italic" })]);
    expect(css).toContain(
      "font-weight:100 900;src:url(/fonts/Inter/Inter-VariableItalic-latin.woff2",
    );
    expect(new Set(declared(css, "Inter"))).toEqual(new Set(["100 900 italic"]));
    const garamond = fontFaces([font("Cormorant Garamond", 500)]);
    expect(new Set(declared(garamond, "Cormorant Garamond"))).toEqual(new Set(["300 700 normal"]));
  });

  it("are all served", async () => {
    await copyFonts();
    const families = ["Raleway", "Inter", "Cormorant Garamond"];
    const all = families.flatMap((family) =>
      (["normal", "italic"] as const).map((style) => font(family, 400, { style })),
    );
    const urls = [...fontFaces(all).matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);
    expect(urls).toHaveLength(3 * 2 * 2);
    for (const url of urls) expect(existsSync(`public${url}`), url).toBe(true);
  });
});

describe("a family of the site's own", () => {
  it("has the faces of its files, by what they are called", () => {
    const css = fontFaces([font("Harbour Gothic", 700, { ...FILES, style: "italic" })]);
    expect(declared(css, "Harbour Gothic")).toEqual(["700 italic", "300 normal"]);
    expect(css).toContain('url(/media/74/HarbourGothic-BoldItalic.woff2) format("woff2")}');
    expect(css).toContain('url(/media/74/HarbourGothic-Light.ttf) format("truetype")}');
    expect(fontStack(font("Harbour Gothic"), [font("Harbour Gothic", 700, FILES)])).toBe(
      '"Harbour Gothic", ui-sans-serif, system-ui, sans-serif',
    );
  });

  it("may add a face to one that the product brings", () => {
    const css = fontFaces([font("Raleway", 400, { files: ["/media/74/Raleway-Bold.woff2"] })]);
    expect(declared(css, "Raleway")).toEqual(["100 900 normal", "100 900 normal", "700 normal"]);
  });

  it("may have all weights in one file", () => {
    const files = ["/media/74/HarbourGothic-VariableFont_wght.ttf"];
    const css = fontFaces([font("Harbour Gothic", 350, { files })]);
    expect(declared(css, "Harbour Gothic")).toEqual(["100 900 normal"]);
  });

  it("lets no CSS through in the name of a file", () => {
    const files = [
      "/media/x);}body{display:none}.woff2",
      "https://elsewhere.example/x.woff2",
      "/media/../../x.woff2",
      "//elsewhere.example/media/x.woff2",
    ];
    expect(fontFaces([font("Evil", 400, { files })])).not.toContain("Evil");
  });
});

it("shows the default family for one that is nowhere, after the device's own", () => {
  const fonts = [font("Comic Sans MS", 700)];
  const css = fontFaces(fonts);
  expect(declared(css, "Comic Sans MS")).toEqual([]);
  expect(declared(css, "Raleway")).toContain("100 900 normal");
  expect(fontStack(font("Comic Sans MS"), fonts)).toBe(
    '"Comic Sans MS", "Raleway", "Raleway stand-in", ui-sans-serif, system-ui, sans-serif',
  );
  expect(fontStack(font('x";}'), fonts)).toMatch(/^"Raleway"/);
});

it("names the files of the first screen", () => {
  expect(firstFonts([font("Raleway", 200), font("Raleway", 200, { type: "CONTENT" })])).toEqual([
    "/fonts/Raleway/Raleway-Variable-latin.woff2",
  ]);
  expect(firstFonts([font("Harbour Gothic", 700, { ...FILES, style: "italic" })])).toEqual([
    "/media/74/HarbourGothic-BoldItalic.woff2",
  ]);
  expect(firstFonts([font("Harbour Gothic", 300, FILES)])).toEqual([]);
});

it("stands in for a family with a device's font, as wide as the family in each face", () => {
  const css = standInFaces([font("Cormorant Garamond", 300)]);
  expect(css).toContain(
    '@font-face{font-family:"Cormorant Garamond stand-in";font-weight:300;src:local("Times New Roman")',
  );
  expect(css).toContain("size-adjust:95.7%;ascent-override:96.6%;descent-override:30.0%");
  expect(css).not.toContain("Raleway");
  expect(css).not.toContain("italic");
  expect(standInFaces([font("Cormorant Garamond", 300, { style: "italic" })])).toContain(
    'font-style:italic;font-weight:300;src:local("Times New Roman Italic")',
  );
});
