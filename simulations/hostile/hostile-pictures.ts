import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { greyPng, pngOf, pngPart } from "@/testing/odd-pictures";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

const FORMATS = ["jpeg", "png", "gif", "webp", "avif"] as const;

/** What a picture may hide behind its end, by its kind. */
const HIDDEN: Record<string, string> = {
  page: `<html><body onload=${MARK}()><script>${MARK}()</script></body></html>`,
  PHP: `<?php eval($_GET['${MARK}']); ?>`,
  archive: `PK\x03\x04\x14\0${MARK}`,
  document: `%PDF-1.7\n1 0 obj<</S/JavaScript/JS(${MARK})>>endobj\n%%EOF`,
  drawing: `<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}()</script></svg>`,
};

/** Size of what a bomb unpacks to, in bytes. */
const BOMB = 80_000_000;

/** Builds pictures that are something else too, that are cut, or that grow as they are read. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const whole = Object.fromEntries(
    await Promise.all(FORMATS.map(async (format) => [format, await picture(format)] as const)),
  ) as Record<(typeof FORMATS)[number], Buffer>;
  const sent = (about: string, format: string, content: Uint8Array): HostileFile => ({
    about,
    name: `photo.${format}`,
    type: `image/${format}`,
    content,
  });
  return [
    ...FORMATS.flatMap((format) => [
      ...Object.entries(HIDDEN).map(([kind, hidden]) =>
        sent(`${format} with a ${kind} behind it`, format, join(whole[format], hidden)),
      ),
      ...[0.1, 0.5, 0.95].map((share) => {
        const { length } = whole[format];
        const part = whole[format].subarray(0, Math.ceil(length * share));
        return sent(`${format} cut at ${share}`, format, part);
      }),
      {
        ...sent(`${format} that says it is a page`, "html", whole[format]),
        type: "text/html",
      },
    ]),
    sent("GIF that is a script", "gif", latinBytes(`GIF89a/*\0\0\0*/=${MARK}();//`)),
    sent("JPEG that is a script", "jpg", latinBytes(`\xff\xd8\xff\xe0/*\0\0*/=${MARK}()//`)),
    sent("BMP that is a script", "bmp", latinBytes(`BM/*\0\0\0\0*/=${MARK}();//`)),
    sent("JPEG with a page in its comment", "jpg", withComment(whole.jpeg)),
    sent(
      "PNG with a page in its words",
      "png",
      withPart(whole.png, "tEXt", `Comment\0${HIDDEN.page}`),
    ),
    sent("PNG with a part that nobody knows", "png", withPart(whole.png, "juNK", HIDDEN.PHP ?? "")),
    sent("PNG with words that grow", "png", withPart(whole.png, "zTXt", bomb("Comment\0\0"))),
    sent("PNG with colours that grow", "png", withPart(whole.png, "iCCP", bomb("icc\0\0"))),
    sent("PNG with more rows than it says", "png", pngOf(8, 8, deflateSync(Buffer.alloc(BOMB)))),
    sent("PNG with fewer rows than it says", "png", pngOf(900, 900, deflateSync(Buffer.alloc(9)))),
    sent("PNG with rows that are none", "png", pngOf(8, 8, latinBytes(MARK))),
    sent("PNG of 400 million pixels", "png", greyPng(20_000, 20_000)),
    sent("PNG of one very long row", "png", greyPng(60_000, 1_000)),
    sent("PNG that says it is endless", "png", pngOf(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(9))),
    sent("PNG without a size", "png", pngOf(0, 0, deflateSync(Buffer.alloc(1)))),
    sent("PNG whose sums are wrong", "png", spoilt(whole.png, 29)),
    sent("JPEG that says it is endless", "jpg", endless(whole.jpeg)),
    sent("JPEG whose parts never end", "jpg", latinBytes(`\xff\xd8\xff\xe1\xff\xff${MARK}`)),
    sent("WebP whose length is wrong", "webp", spoilt(whole.webp, 4)),
    sent("WebP of another's sound", "webp", latinBytes("RIFF\x24\0\0\0WAVEfmt \x10\0\0\0")),
    sent("GIF that moves", "gif", await moving("gif")),
    sent("WebP that moves", "webp", await moving("webp")),
    sent("JPEG with notes that are code", "jpg", await noted()),
    sent("JPEG among its own pages", "jpg", join(latinBytes(HIDDEN.page ?? ""), whole.jpeg)),
  ];
}

const join = (...parts: (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? latinBytes(part) : part)));

const picture = (format: (typeof FORMATS)[number]): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 64, height: 48, channels: 3, background: "#7a1f2b" },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

async function moving(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all([picture("png"), picture("png")]);
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const noted = async (): Promise<Buffer> =>
  sharp(await picture("jpeg"))
    .withExif({ IFD0: { Artist: `"><script>${MARK}()</script>`, Copyright: "<?php ?>" } })
    .toBuffer();

function withComment(jpeg: Buffer): Buffer {
  const comment = latinBytes(HIDDEN.page ?? "");
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return join(jpeg.subarray(0, 2), head, comment, jpeg.subarray(2));
}

/** Puts a part behind the head of a PNG. */
const withPart = (png: Buffer, type: string, data: Uint8Array | string): Buffer =>
  join(png.subarray(0, 33), pngPart(type, join(data)), png.subarray(33));

const bomb = (name: string): Buffer => join(name, deflateSync(Buffer.alloc(BOMB)));

function spoilt(source: Buffer, at: number): Buffer {
  const copy = Buffer.from(source);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** Writes 65,500 pixels a side into the frame of a JPEG. */
function endless(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(65_500, frame + 5);
  copy.writeUInt16BE(65_500, frame + 7);
  return copy;
}
