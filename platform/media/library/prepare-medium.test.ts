import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_MEDIUM_BYTES } from "@/lib/rules/site/medium-file";
import { ApiError } from "@/platform/http/api-error";
import { greyPng } from "@/testing/odd-pictures";
import { prepareMedium } from "./prepare-medium";

const bytes = (source: Uint8Array | string | number[]) =>
  typeof source === "string" ? Buffer.from(source, "latin1") : Uint8Array.from(source);
const prepare = (source: Uint8Array | string) => prepareMedium(bytes(source));

const faultOf = (source: Uint8Array | string) =>
  prepare(source).then(
    ({ ending }) => `taken as ${ending}`,
    (error) => (error instanceof ApiError ? `${error.status} ${error.errors.image}` : error),
  );

const NOISE = { type: "gaussian", mean: 128, sigma: 40 } as const;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#7a1f2b80" } });
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red", noise: NOISE } });
const textOf = (content: Uint8Array) => Buffer.from(content).toString("latin1");

const box = (type: string, ...within: (Uint8Array | string)[]): Buffer => {
  const content = Buffer.concat(within.map(bytes));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
};
/** Builds the head of a track, shown in a size, turned by a quarter or not. */
function trackHead(width: number, height: number, isTurned = false): Buffer {
  const head = Buffer.alloc(84);
  const matrix = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 0] : [1, 0, 0, 0, 1, 0, 0, 0, 0];
  for (const [at, value] of matrix.entries()) head.writeInt32BE(value * 0x10000, 40 + at * 4);
  head.writeUInt32BE(width * 0x10000, 76);
  head.writeUInt32BE(height * 0x10000, 80);
  return box("tkhd", head);
}
const BRANDS = box("ftyp", "isom\0\0\x02\0isommp42");
const film = (...more: Buffer[]) =>
  Buffer.concat([
    BRANDS,
    box("moov", box("mvhd", Buffer.alloc(100)), box("trak", trackHead(1920, 1080)), ...more),
    box("mdat", "frames"),
  ]);

describe("a photograph", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
    "is made anew as WebP, whatever it is called, where its format is one of the web: %s",
    async (format) => {
      const source = await plain(300, 200).toFormat(format).toBuffer();
      if (format === "tiff") return expect(await faultOf(source)).toBe("422 MEDIUM_UNKNOWN");
      const { content, ...said } = await prepare(source);
      expect(said).toEqual({ kind: "IMAGE", ending: "webp", width: 300, height: 200 });
      expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width: 300 });
    },
  );

  it.each([
    [4000, 3000, 2880, 2160],
    [3000, 4000, 2160, 2880],
    [2880, 100, 2880, 100],
    [9000, 30, 2880, 10],
    [1, 1, 1, 1],
  ])("of %i × %i pixels is kept at %i × %i", async (width, height, kept, keptHeight) => {
    const made = await prepare(greyPng(width, height));
    expect([made.width, made.height]).toEqual([kept, keptHeight]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is turned upright and tells nothing of who, where and with what: orientation %i",
    async (orientation) => {
      const source = await plain(60, 20)
        .jpeg()
        .withExif({
          IFD0: { Artist: "SECRET-AUTHOR", Make: "SECRET-PHONE" },
          IFD3: { GPSLatitude: "47/1 5/1 1234/100", GPSLatitudeRef: "N" },
        })
        .withMetadata({ orientation })
        .toBuffer();
      const { content, width, height } = await prepare(source);
      expect([width, height]).toEqual(orientation > 4 ? [20, 60] : [60, 20]);
      const { exif, icc, xmp, iptc, orientation: said } = await sharp(content).metadata();
      expect([exif, icc, xmp, iptc, said]).toEqual(Array.from({ length: 5 }, () => undefined));
      expect(textOf(content)).not.toMatch(/SECRET|GPS|Exif/);
    },
  );

  it("has the colours of screens, where it came with those of a printer", async () => {
    const source = await plain(40, 40)
      .flatten({ background: "#fff" })
      .toColourspace("cmyk")
      .jpeg()
      .withIccProfile("cmyk")
      .toBuffer();
    const { content } = await prepare(source);
    expect(await sharp(content).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an archive", "PK\x03\x04hidden"],
    ["PHP", "<?php system($_GET[0]); ?>"],
    ["another picture", "\xff\xd8\xff\xe0JFIF"],
  ])("takes nothing along that was hidden behind it: %s", async (_, hidden) => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const source = Buffer.concat([
        await plain(40, 40).toFormat(format).toBuffer(),
        bytes(hidden),
      ]);
      const { content } = await prepare(source);
      expect(textOf(content)).not.toContain(hidden);
    }
  });

  it("is the same file when the same is sent again", async () => {
    const source = await noisy(300, 200).jpeg().toBuffer();
    expect((await prepare(source)).content).toEqual((await prepare(source)).content);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "says so where its end is missing: %s",
    async (format) => {
      const whole = await noisy(200, 200).toFormat(format).toBuffer();
      expect(await faultOf(whole)).toBe("taken as webp");
      for (const share of [0.1, 0.5, 0.9]) {
        const part = whole.subarray(0, Math.floor(whole.length * share));
        expect([share, await faultOf(part)]).toEqual([share, "422 IMAGE_UNREADABLE"]);
      }
    },
  );

  it("is not read where it has more pixels than memory is given for", async () => {
    expect(await faultOf(greyPng(20_000, 20_000))).toBe("422 PHOTO_TOO_MANY_PIXELS");
    expect(await faultOf(greyPng(50_001, 1_000))).toBe("422 PHOTO_TOO_MANY_PIXELS");
    expect(await faultOf(greyPng(8_064, 6_048))).toBe("taken as webp");
  });

  it.each(["gif", "webp"] as const)("that moves is refused: %s", async (format) => {
    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const source = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(await faultOf(source)).toBe("422 IMAGE_MOVES");
  });

  it.each(["heic", "heix", "mif1", "hevc", "msf1"])(
    "of an iPhone in its own format is told how to get another: %s",
    async (brand) => {
      const file = Buffer.concat([box("ftyp", `${brand}\0\0\0\0mif1${brand}`), box("mdat", "x")]);
      expect(await faultOf(file)).toBe("422 PHOTO_IS_HEIC");
    },
  );
});

describe("a drawing", () => {
  const SHAPE = '<path d="M0 0h200v50z" fill="#fff"/>';

  it.each([
    "<script>alert(1)</script>",
    '<path d="M0 0" onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
    '<a xlink:href="java&#10;script:alert(1)"><path d="M0 0h9v9z"/></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/svg+xml,alert"/>',
    '<path d="M0 0" fill="url(https://evil.example/x#a)"/>',
    '<path d="M0 0" style="fill:url(//evil.example)"/>',
    '<path d="M0 0" style="background:expression(alert(1))"/>',
    "<iframe src='//evil.example'></iframe>",
    "<title><script>alert(1)</script></title>",
    "<handler type='text/javascript'>alert(1)</handler>",
    "<!ENTITY x SYSTEM 'file:///etc/passwd'>",
  ])("has no script and leads nowhere: %s", async (harm) => {
    const { content, kind, ending } = await prepare(`<svg viewBox="0 0 9 9">${SHAPE}${harm}</svg>`);
    expect([kind, ending]).toEqual(["IMAGE", "svg"]);
    expect(textOf(content)).not.toMatch(
      /<script|javascript|evil|onclick|expression|<iframe|ENTITY/i,
    );
    expect(textOf(content)).toContain("M0 0h200v50z");
  });

  it.each([
    ["a style sheet", "<style>.a{fill:red}</style>", "SVG_NOT_PLAIN"],
    ["a picture", '<image href="data:image/png;base64,AAAA"/>', "SVG_NOT_PLAIN"],
    ["a page", "<foreignObject><p>x</p></foreignObject>", "SVG_NOT_PLAIN"],
    ["what moves", "<set attributeName='href' to='x'/>", "SVG_NOT_PLAIN"],
    ["20,000 nested groups", "<g>".repeat(20_000) + "</g>".repeat(20_000), "SVG_UNREADABLE"],
    [
      "what draws itself again and again",
      `<defs><g id="a0"><path d="M0 0h1"/></g>${Array.from({ length: 30 }, (_, id) => `<g id="a${id + 1}">${`<use href="#a${id}"/>`.repeat(10)}</g>`).join("")}</defs><use href="#a30"/>`,
      "SVG_UNREADABLE",
    ],
    [
      "a script that is hidden as text",
      "<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>",
      "SVG_UNREADABLE",
    ],
    ["what uses itself", '<g id="a"><use href="#a"/></g>', "SVG_UNREADABLE"],
  ])("is refused with %s", async (_, within, fault) => {
    expect(await faultOf(`<svg viewBox="0 0 9 9">${SHAPE}${within}</svg>`)).toBe(`422 ${fault}`);
  });

  it("is not read where it is larger than drawings are", async () => {
    const large = `<svg viewBox="0 0 9 9">${SHAPE}${" ".repeat(1_000_000)}</svg>`;
    expect(await faultOf(large)).toBe("422 MEDIUM_UNKNOWN");
  });
});

describe("a film", () => {
  it("is kept as it is, with its size", async () => {
    const { content, ...said } = await prepare(film());
    expect(said).toEqual({ kind: "VIDEO", ending: "mp4", width: 1920, height: 1080 });
    expect(Buffer.from(content)).toEqual(film());
  });

  it("that was made upright is shown so", async () => {
    const upright = Buffer.concat([
      BRANDS,
      box("moov", box("trak", trackHead(1920, 1080, true)), box("trak", trackHead(0, 0))),
    ]);
    expect(await prepare(upright)).toMatchObject({ width: 1080, height: 1920 });
  });

  it.each([
    ["where, in the notes of the user", box("udta", box("\xa9xyz", "+47.0833-001.2833/"))],
    [
      "where, in the maker's",
      box("meta", "com.apple.quicktime.location.ISO6709+47.0833-001.2833/"),
    ],
    ["where, of a track", box("trak", trackHead(9, 9), box("udta", "+47.0833-001.2833/"))],
    ["where, in the notes of a program", box("uuid", "+47.0833-001.2833/ SECRET")],
  ])("tells no more %s", async (_, told) => {
    const source = film(told);
    const { content } = await prepare(source);
    expect(textOf(source)).toContain("+47.0833");
    expect(textOf(content)).not.toMatch(/47\.0833|SECRET/);
    expect(content.length).toBe(source.length);
    expect(textOf(content)).toContain("frames");
  });

  it.each([
    ["without its head", Buffer.concat([BRANDS, box("mdat", "x")])],
    ["whose end is missing", film().subarray(0, -3)],
    ["with something behind it", Buffer.concat([film(), bytes("PK\x03\x04")])],
    ["whose box is smaller than its head", Buffer.concat([BRANDS, bytes("\0\0\0\x03moov")])],
    ["whose box ends behind its end", Buffer.concat([BRANDS, bytes("\0\0\xff\xffmoov")])],
    [
      "whose box is of the longest size",
      Buffer.concat([BRANDS, bytes(`\0\0\0\x01moov${"\xff".repeat(8)}`)]),
    ],
    ["whose track is cut", Buffer.concat([BRANDS, box("moov", box("trak", box("tkhd", "x")))])],
    [
      "of more boxes than a film has",
      Buffer.concat([BRANDS, box("moov", bytes("\0\0\0\x08free".repeat(20_001)))]),
    ],
    ["of boxes in each other", Buffer.concat([BRANDS, box("moov", nested(9))])],
  ])("is refused: one %s", async (_, source) => {
    expect(await faultOf(source)).toBe("422 VIDEO_UNREADABLE");
  });

  const part = (id: string, ...within: (Uint8Array | string)[]) => {
    const content = Buffer.concat(within.map(bytes));
    return Buffer.concat([Buffer.from(id, "hex"), bytes([0x80 | content.length]), content]);
  };
  const webHead = part("1a45dfa3", part("4282", "webm"), part("4287", "\x04"));
  const tracks = part("1654ae6b", part("ae", part("d7", "\x01")));
  const cluster = part("1f43b675", part("e7", "\0"), part("a3", "\x81\0\0\x80frame"));
  const webFilm = (...more: Buffer[]) =>
    Buffer.concat([webHead, part("18538067", tracks, ...more, cluster)]);

  it("may be one of the web", async () => {
    expect(await prepare(webFilm())).toMatchObject({ kind: "VIDEO", ending: "webm" });
    const other = textOf(webFilm()).replace("\x84webm", "\x88matroska");
    expect(await faultOf(other)).toBe("422 MEDIUM_UNKNOWN");
  });

  it("of the web may have been recorded as it was made, without sizes", async () => {
    const open = (made: Buffer) =>
      Buffer.concat([made.subarray(0, 4), bytes([0xff]), made.subarray(5)]);
    const film = open(part("18538067", tracks, open(cluster), open(cluster)));
    const source = Buffer.concat([webHead, film]);
    expect((await prepare(source)).content).toEqual(source);
    expect(await faultOf(Buffer.concat([source, bytes("<html>")]))).toBe("422 VIDEO_UNREADABLE");
  });

  it.each([
    ["where, in its tags", part("1254c367", "+47.0833")],
    [
      "who, in its title",
      part("1549a966", part("2ad7b1", "\x0f\x42\x40"), part("7ba9", "+47.0833")),
    ],
    ["of files that came with it", part("1941a469", "+47.0833")],
    ["of what nobody knows", part("5fff", "+47.0833")],
    ["in empty room", part("ec", "+47.0833")],
  ])("of the web tells no more %s", async (_, told) => {
    const source = webFilm(told);
    const { content } = await prepare(source);
    expect(textOf(content)).not.toContain("47.0833");
    expect(content.length).toBe(source.length);
    expect(textOf(content)).toContain("frame");
    // What is left is read to the same end.
    expect((await prepare(content)).content).toEqual(content);
  });

  it.each([
    ["of its head alone", webHead],
    ["with a page behind it", Buffer.concat([webFilm(), bytes("<html>")])],
    ["whose end is missing", webFilm().subarray(0, -3)],
    ["without frames", Buffer.concat([webHead, part("18538067", tracks)])],
    ["whose number has no end", Buffer.concat([webHead, bytes("\0")])],
  ])("of the web is refused: one %s", async (_, source) => {
    expect(await faultOf(source)).toBe("422 VIDEO_UNREADABLE");
  });

  function nested(depth: number): Buffer {
    return depth === 0 ? box("free", "") : box("moov", nested(depth - 1));
  }
});

describe("a document", () => {
  it("is kept as it is", async () => {
    const source = bytes("%PDF-1.7\n1 0 obj\n%%EOF\n");
    const { content, ...said } = await prepare(source);
    expect(said).toEqual({ kind: "FILE", ending: "pdf", width: null, height: null });
    expect(Buffer.from(content)).toEqual(Buffer.from(source));
  });

  const objects = (text: string, filter = "/FlateDecode") =>
    `<</Type/ObjStm/Filter${filter}>>stream\n${textOf(deflateSync(bytes(text)))}\nendstream`;

  it.each([
    ["a script", "<</OpenAction<</S/JavaScript/JS(x)>>>>"],
    ["a script by numbers", "<</S/J#61vaScript/#4aS(x)>>"],
    ["a script among compressed objects", objects("9 0 <</S/JavaScript/JS(x)>>")],
    ["objects that are packed twice", objects("x", "[/ASCIIHexDecode/FlateDecode]")],
    ["objects that are no such", "<</Type/ObjStm/Filter/FlateDecode>>stream\nx\nendstream"],
    [
      "a script among objects that are packed otherwise too",
      objects("9 0 <</S/JavaScript/JS(x)>>", "[/FlateDecode/ASCIIHexDecode]"),
    ],
    ["a script behind a word", "(stream)\nendobj\n2 0 obj<</S/JavaScript/JS(x)>>"],
    [
      "objects in what seems to be none",
      "<</Length 9>>stream\n9 0 obj<</S/JavaScript/JS(x)>>endobj\nendstream",
    ],
    [
      "packed objects behind a comment",
      objects("9 0 <</S/JavaScript/JS(x)>>").replace(">>stream", " % 9 0 obj\n>>stream"),
    ],
    [
      "packed objects that do not say so",
      objects("9 0 <</S/JavaScript/JS(x)>>").replace("/Type/ObjStm", "/N 1/First 4"),
    ],
    [
      "objects that are packed twice, behind a decoy",
      `<</Filter/FlateDecode>>endobj 2 0 obj${objects("x", "[/FlateDecode/ASCIIHexDecode]")}`,
    ],
    ["a file in it", "<</Names<</EmbeddedFiles 9 0 R>>>>"],
    ["a file that is fastened to it", "<</Type/EmbeddedFile/Length 1>>stream\nx\nendstream"],
    ["a way to another document", "<</S/GoToR/F(\\\\evil.example\\x)>>"],
    ["a program", "<</S/Launch/F(cmd.exe)>>"],
    ["a form that sends", "<</S/SubmitForm/F(https://evil.example)>>"],
    ["a form that is a program", "<</AcroForm<</XFA 4 0 R>>>>"],
    ["a link to a script", "<</S/URI/URI(javascript:x)>>"],
    ["a password", "trailer<</Encrypt 9 0 R>>"],
  ])("is refused with %s", async (_, object) => {
    expect(await faultOf(`%PDF-1.7\n1 0 obj\n${object}\nendobj\n%%EOF`)).toBe("422 PDF_ACTS");
  });

  it("is kept with words that look like one, and compressed objects that are none", async () => {
    for (const object of [
      objects("9 0 <</Type/Annot/A<</S/URI/URI(https://a.example)>>>>"),
      "<</Outlines<</First 12 0 R/Title(A stream of 3 0 obj)>>>>",
      "<</Length 20>>stream\nq /JavaScript /JS Q\nendstream",
      "<</BaseFont/JSans/Type/Font>>",
    ]) {
      expect(await faultOf(`%PDF-1.7\n1 0 obj\n${object}\nendobj\n%%EOF`)).toBe("taken as pdf");
    }
  });

  it("is refused without its end", async () => {
    expect(await faultOf("%PDF-1.7\n1 0 obj\n")).toBe("422 PDF_UNREADABLE");
  });
});

it.each([
  ["nothing", "", "MEDIUM_MISSING"],
  ["words", "hello", "MEDIUM_UNKNOWN"],
  ["a page", "<!DOCTYPE html><script>alert(1)</script>", "MEDIUM_UNKNOWN"],
  ["a page with a drawing", "<html><svg viewBox='0 0 1 1'></svg></html>", "MEDIUM_UNKNOWN"],
  ["a program", "MZ\x90\0\x03\0\0\0", "MEDIUM_UNKNOWN"],
  ["a program of Linux", "\x7fELF\x02\x01\x01", "MEDIUM_UNKNOWN"],
  ["an archive", "PK\x03\x04", "MEDIUM_UNKNOWN"],
  ["a script", "#!/bin/sh\nrm -rf /", "MEDIUM_UNKNOWN"],
  ["a bitmap of Windows", "BM\x3a\0\0\0", "MEDIUM_UNKNOWN"],
  ["an icon", "\0\0\x01\0\x01\0", "MEDIUM_UNKNOWN"],
  ["PostScript", "%!PS-Adobe-3.0", "MEDIUM_UNKNOWN"],
  ["a picture of Photoshop", "8BPS\0\x01", "MEDIUM_UNKNOWN"],
  [
    "XML that names a file",
    "<?xml version='1.0'?><!DOCTYPE x SYSTEM 'file:///etc/passwd'><x/>",
    "MEDIUM_UNKNOWN",
  ],
  ["a document behind a page", "<html>%PDF-1.7 %%EOF", "MEDIUM_UNKNOWN"],
  ["the head of a PNG", "\x89PNG\r\n\x1a\n", "IMAGE_UNREADABLE"],
  ["the head of a JPEG", "\xff\xd8\xff\xe0", "IMAGE_UNREADABLE"],
  ["a GIF of nothing", "GIF89a\x01\0\x01\0", "IMAGE_UNREADABLE"],
  ["a GIF with a script", "GIF89a/*\0\0\0*/=alert(1)//", "IMAGE_UNREADABLE"],
  ["the head of a WebP", "RIFF\x10\0\0\0WEBPVP8 ", "IMAGE_UNREADABLE"],
  ["a container of sound", "RIFF\x10\0\0\0WAVEfmt ", "MEDIUM_UNKNOWN"],
])("%s is refused", async (_, source, fault) => {
  expect(await faultOf(source)).toBe(`422 ${fault}`);
});

it.each([
  ["\xff\xd8\xff", MAX_MEDIUM_BYTES.IMAGE],
  ["%PDF-1.7", MAX_MEDIUM_BYTES.FILE],
  ["\0\0\0\x14ftypisom", MAX_MEDIUM_BYTES.VIDEO],
])("what is heavier than its kind may be is refused before it is read: %j", async (head, most) => {
  const source = Buffer.alloc(most + 1);
  source.write(head, "latin1");
  expect(await faultOf(source)).toBe("422 MEDIUM_TOO_LARGE");
});
