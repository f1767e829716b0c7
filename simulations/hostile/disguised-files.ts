import { deflateRawSync, gzipSync } from "node:zlib";
import { MAX_MEDIUM_BYTES } from "@/lib/rules/site/medium-file";
import { type HostileFile, latinBytes, MARK } from "./hostile-file";

const PAGE = `<!doctype html><script>${MARK}()</script>`;
const ZEROS = 50_000_000;

/** Builds an archive of one file of zeros, which grows a thousand times. */
function archive(name: string): Buffer {
  const packed = deflateRawSync(Buffer.alloc(ZEROS));
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(ZEROS, 18);
  head.writeUInt16LE(name.length, 22);
  return Buffer.concat([latinBytes("PK\x03\x04"), head, latinBytes(name), packed]);
}

/** Contents under names and types that are not theirs. */
const DISGUISED: [string, string, string, Uint8Array | string][] = [
  ["a page", "photo.jpg", "image/jpeg", PAGE],
  ["a page", "photo.png", "image/png", PAGE],
  ["a page", "document.pdf", "application/pdf", PAGE],
  ["a page", "film.mp4", "video/mp4", PAGE],
  ["a page behind a byte order mark", "photo.jpg", "image/jpeg", `\xef\xbb\xbf${PAGE}`],
  ["a page of another alphabet", "photo.jpg", "image/jpeg", `+ADw-script+AD4-${MARK}()`],
  [
    "a page of XML",
    "photo.svg",
    "image/svg+xml",
    `<html xmlns="http://www.w3.org/1999/xhtml">${PAGE}</html>`,
  ],
  [
    "a feed",
    "photo.svg",
    "image/svg+xml",
    `<?xml version="1.0"?><rss><script>${MARK}()</script></rss>`,
  ],
  ["a script", "photo.png", "image/png", `${MARK}();`],
  ["a style sheet", "photo.webp", "image/webp", `*{background:url(//${MARK}.example)}`],
  ["a worker's cache", "photo.png", "image/png", `CACHE MANIFEST\n/ ${MARK}`],
  ["a program of Windows", "photo.png", "image/png", `MZ\x90\0\x03${MARK}`],
  ["a program of Linux", "photo.png", "image/png", `\x7fELF\x02\x01\x01${MARK}`],
  ["a program of macOS", "photo.png", "image/png", `\xcf\xfa\xed\xfe${MARK}`],
  ["a program of the web", "photo.png", "image/png", "\0asm\x01\0\0\0"],
  ["a class of Java", "photo.gif", "image/gif", "\xca\xfe\xba\xbe\0\0\0\x37"],
  ["a script of a shell", "photo.jpg", "image/jpeg", `#!/bin/sh\n${MARK}`],
  ["PHP", "photo.php", "image/jpeg", `<?php ${MARK}(); ?>`],
  ["a shortcut", "photo.url", "image/jpeg", `[InternetShortcut]\nURL=https://${MARK}.example`],
  ["a shortcut of Windows", "photo.lnk", "image/jpeg", "L\0\0\0\x01\x14\x02\0"],
  [
    "a document with macros",
    "document.doc",
    "application/msword",
    "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
  ],
  ["rich text", "document.rtf", "application/pdf", `{\\rtf1{\\object ${MARK}}}`],
  ["a bomb", "photo.png", "image/png", archive("x")],
  ["a bomb for an office", "document.docx", "application/pdf", archive("word/document.xml")],
  ["a packed bomb", "photo.png", "image/png", gzipSync(Buffer.alloc(ZEROS))],
  ["an archive", "photo.rar", "image/png", "Rar!\x1a\x07\x01\0"],
  ["another archive", "photo.7z", "image/png", "7z\xbc\xaf\x27\x1c"],
  ["a tape", "photo.tar", "image/png", Buffer.concat([Buffer.alloc(257), latinBytes("ustar\0")])],
  ["an icon", "photo.ico", "image/x-icon", "\0\0\x01\0\x01\0\x10\x10\0\0\x01\0"],
  ["a bitmap", "photo.bmp", "image/bmp", `BM\x3a\0\0\0${MARK}`],
  ["a TIFF", "photo.tiff", "image/tiff", "II*\0\x08\0\0\0\0\0"],
  ["a TIFF, the other way round", "photo.tif", "image/tiff", "MM\0*\0\0\0\x08\0\0"],
  ["a picture of Photoshop", "photo.psd", "image/png", "8BPS\0\x01"],
  ["a JPEG 2000", "photo.jp2", "image/jp2", "\0\0\0\x0cjP  \r\n\x87\n"],
  ["a JPEG XL", "photo.jxl", "image/jxl", "\xff\x0a\0"],
  ["PostScript", "photo.jpg", "image/jpeg", `%!PS-Adobe-3.0\n(${MARK}) run`],
  [
    "a command for pictures",
    "photo.jpg",
    "image/jpeg",
    `push graphic-context\nfill 'url(https://${MARK}.example)'`,
  ],
  [
    "a text that is a picture",
    "photo.png",
    "image/png",
    `#define x_width 1\nstatic char x[]={0x1}; /*${MARK}*/`,
  ],
  ["a portable pixmap", "photo.png", "image/png", "P6 99999 99999 255\n"],
  ["a head alone: PNG", "photo.png", "image/png", "\x89PNG\r\n\x1a\n"],
  ["a head alone: JPEG", "photo.jpg", "image/jpeg", "\xff\xd8\xff"],
  ["half a head", "photo.png", "image/png", "\x89PN"],
  ["zeros", "photo.png", "image/png", Buffer.alloc(5_000)],
  ["JSON", "photo.json", "application/json", '{"__proto__":{"x":1}}'],
  [
    "a file from elsewhere",
    "photo.svg",
    "image/svg+xml",
    `<?xml version="1.0"?><!DOCTYPE x SYSTEM "https://${MARK}.example"><x/>`,
  ],
  [
    "a heavy photograph",
    "photo.jpg",
    "image/jpeg",
    heavy("\xff\xd8\xff\xe0", MAX_MEDIUM_BYTES.IMAGE),
  ],
  ["a heavy document", "document.pdf", "application/pdf", heavy("%PDF-1.7", MAX_MEDIUM_BYTES.FILE)],
  [
    "a heavy drawing",
    "drawing.svg",
    "image/svg+xml",
    `<svg viewBox="0 0 1 1">${" ".repeat(1_000_001)}</svg>`,
  ],
];

function heavy(head: string, most: number): Buffer {
  const content = Buffer.alloc(most + 1);
  content.write(head, "latin1");
  return content;
}

/** Builds files that are not what their name and type say. */
export const disguisedFiles = (): HostileFile[] => [
  ...DISGUISED.map(([about, name, type, content]) => ({
    about: `${about} as ${name}`,
    name,
    type,
    content: typeof content === "string" ? latinBytes(content) : content,
  })),
  { about: "nothing", name: "photo.jpg", type: "image/jpeg", content: new Uint8Array() },
];
