import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { unpack, unpackedFont } from "./unpacked-font";

const { resolve } = createRequire(import.meta.url);
interface Glyph {
  id: number;
  advanceWidth: number;
  path: { toSVG(): string };
}

const FONTS = [
  ["inter/files/inter-latin-400", "Été, l’œuvre"],
  ["noto-sans-arabic/files/noto-sans-arabic-arabic-400", "عمر"],
  ["unifont/files/unifont-latin-400", "李小龙"],
].map(([file, text]) => [resolve(`@fontsource/${file}-normal.woff`), text ?? ""] as const);

describe("a font that is unpacked", () => {
  it.each(FONTS)("draws what the packed one draws (%s)", (path, text) => {
    const drawn = (file: Buffer) =>
      create(file)
        .layout(text)
        .glyphs.map(({ id, advanceWidth, path: outline }: Glyph) => [
          id,
          advanceWidth,
          outline.toSVG(),
        ]);
    expect(drawn(unpackedFont(path))).toEqual(drawn(readFileSync(path)));
  });

  it("is unpacked once", () => {
    const [[path]] = FONTS as [[string, string]];
    expect(unpackedFont(path)).toBe(unpackedFont(path));
  });

  it("is a WOFF", () => {
    expect(() => unpack(Buffer.from("OTTO of another kind"))).toThrow("not a WOFF");
  });
});
