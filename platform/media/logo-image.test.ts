import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { ApiError } from "@/platform/http/api-error";
import { greyPng } from "@/testing/odd-pictures";
import { prepareLogo } from "./logo-image";

const prepare = (source: Uint8Array | string, isIcon = false) =>
  prepareLogo(Buffer.from(source as string), { isIcon });

const faultOf = (source: Uint8Array | string) =>
  prepare(source).then(
    () => "nothing",
    (error) => (error instanceof ApiError ? `${error.status} ${error.errors.image}` : error),
  );

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#d4af3780" } });

const textOf = (content: Uint8Array) => Buffer.from(content).toString("latin1");

describe("a bitmap as a logo", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "is made anew as WebP, as large as a logo needs, whatever it is called: %s",
    async (format) => {
      const source = await plainPicture(2000, 500).toFormat(format).toBuffer();
      const { content, ending, width, height } = await prepare(source);
      expect({ ending, width, height }).toEqual({ ending: "webp", width: 1200, height: 300 });
      expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width, height });
    },
  );

  it("keeps its size where that is smaller, and what is transparent", async () => {
    const { content, width, height } = await prepare(await plainPicture(80, 40).png().toBuffer());
    expect([width, height]).toEqual([80, 40]);
    const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(128);
  });

  it("is a PNG of at most 512 pixels as the icon", async () => {
    const source = await plainPicture(900, 900).webp().toBuffer();
    const icon = await prepare(source, true);
    expect(icon).toMatchObject({ ending: "png", width: 512, height: 512 });
    expect((await sharp(icon.content).metadata()).format).toBe("png");
  });

  it("is turned upright, and tells nothing of who made it, where and with what", async () => {
    const source = await plainPicture(60, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: "SECRET-AUTHOR", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(source).metadata()).orientation).toBe(6);
    const { content, width, height } = await prepare(source);
    expect([width, height]).toEqual([20, 60]);
    const { exif, icc, xmp } = await sharp(content).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it("takes nothing along that was hidden behind it", async () => {
    const picture = await plainPicture(40, 40).png().toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
    expect(textOf(polyglot)).toContain("<script>");
    const { content } = await prepare(polyglot);
    expect(textOf(content)).not.toContain("script");
    expect(textOf(content)).not.toContain("PK\x03\x04");
  });

  it("is the same file when the same is sent again", async () => {
    const source = await plainPicture(300, 90).png().toBuffer();
    expect((await prepare(source)).content).toEqual((await prepare(source)).content);
  });

  it("is not read where it has more pixels than memory is given for", async () => {
    const bomb = greyPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(MAX_LOGO_BYTES);
    expect(await faultOf(bomb)).toBe("422 IMAGE_TOO_MANY_PIXELS");
    // As many as are read.
    expect(await faultOf(greyPng(5_000, 5_000))).toBe("nothing");
  });

  it("says so where its end is missing", async () => {
    const whole = await sharp({
      create: { width: 200, height: 200, channels: 3, background: "red", noise: NOISE },
    })
      .png()
      .toBuffer();
    expect(await faultOf(whole)).toBe("nothing");
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe("422 IMAGE_UNREADABLE");
  });
});

const NOISE = { type: "gaussian", mean: 128, sigma: 30 } as const;

describe("a drawing as a logo", () => {
  const SHAPE = '<path d="M0 0h200v50z" fill="#fff"/>';

  it("stays a drawing, with its size", async () => {
    const { content, ...said } = await prepare(`<svg viewBox="0 0 200 50">${SHAPE}</svg>`);
    expect(said).toEqual({ ending: "svg", width: 200, height: 50 });
    expect(textOf(content)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50z" fill="#fff"></path></svg>',
    );
  });

  it("may begin as files of drawing programs do, and refer to its own parts", async () => {
    const file = `\uFEFF<?xml version="1.0"?>\n<!-- <p> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120px" height="40px">
      <defs><path id="a" d="M0 0h120v40z"/></defs><use xlink:href="#a"/></svg>`;
    const { content, width, height } = await prepare(file);
    expect([width, height]).toEqual([120, 40]);
    expect(textOf(content)).toContain('<use href="#a">');
    const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect(data.some((value) => value > 0)).toBe(true);
  });

  it.each([
    "<script>alert(1)</script>",
    '<path d="M0 0" onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<path d="M0 0" fill="url(https://evil.example/x#a)"/>',
  ])("has no script and leads nowhere: %s", async (harm) => {
    const { content } = await prepare(`<svg viewBox="0 0 9 9">${SHAPE}${harm}</svg>`);
    expect(textOf(content)).not.toMatch(/script|alert|evil|onclick/);
    expect(textOf(content)).toContain("M0 0h200v50z");
  });

  it.each([
    "<style>.a{fill:#fff}</style>",
    '<image href="data:image/png;base64,AAAA"/>',
    "<filter id='f'/>",
    "<foreignObject><p>x</p></foreignObject>",
    "<animate attributeName='x'/>",
    "<animateTransform/>",
  ])("is refused where it would look otherwise without what is taken out: %s", async (part) => {
    expect(await faultOf(`<svg viewBox="0 0 9 9">${SHAPE}${part}</svg>`)).toBe("422 SVG_NOT_PLAIN");
  });

  it.each([
    "<svg>",
    '<svg width="100%" height="50">',
    '<svg height="50">',
    '<svg data-viewBox="">',
  ])("is refused where it does not say how large it is: %s", async (start) =>
    expect(await faultOf(`${start}${SHAPE}</svg>`)).toBe("422 SVG_WITHOUT_SIZE"),
  );

  it.each([
    '<svg viewBox="0 0 9 9">',
    '<svg viewBox="0 0 0 0"><path d="M0 0h9"/></svg>',
    '<svg viewBox="none"><path d="M0 0h9"/></svg>',
    '<svg width="1000000" height="1000000"><path d="M0 0h9"/></svg>',
    '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  ])("is refused where it cannot be drawn: %s", async (source) =>
    expect(await faultOf(source)).toBe("422 SVG_UNREADABLE"),
  );

  it("is refused where it draws itself without end", async () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
    );
    const bomb = `<svg viewBox="0 0 9 9"><defs><path id="g0" d="M0 0h9v9z"/>${levels.join("")}</defs><use href="#g12"/></svg>`;
    expect(await faultOf(bomb)).toBe("422 SVG_UNREADABLE");
  });

  it("is read in no time where its comments have no end", async () => {
    const comments = "<!--".repeat(200_000);
    expect(await faultOf(`${comments}<svg viewBox="0 0 1 1"></svg>`)).toBe("422 IMAGE_UNKNOWN");
    expect(await faultOf(`${"<!---->".repeat(100_000)}x`)).toBe("422 IMAGE_UNKNOWN");
  });
});

it.each([
  ["", "IMAGE_MISSING"],
  ["hello", "IMAGE_UNKNOWN"],
  ["GIF89a\x01\x00\x01\x00", "IMAGE_UNKNOWN"],
  ["%PDF-1.7", "IMAGE_UNKNOWN"],
  ["<html><svg viewBox='0 0 1 1'></svg></html>", "IMAGE_UNKNOWN"],
  ["<!DOCTYPE html><script>alert(1)</script>", "IMAGE_UNKNOWN"],
  ["\x89PNG\r\n\x1a\n", "IMAGE_UNKNOWN"],
  ["x".repeat(MAX_LOGO_BYTES + 1), "IMAGE_TOO_LARGE"],
])("what is no picture is no logo, whatever it is called: %.20j", async (source, fault) => {
  expect(await faultOf(source)).toBe(`422 ${fault}`);
});

it("takes no GIF, of which one picture of many would be left", async () => {
  expect(await faultOf(await plainPicture(9, 9).gif().toBuffer())).toBe("422 IMAGE_UNKNOWN");
});
