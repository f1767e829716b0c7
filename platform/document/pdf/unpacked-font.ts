import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** Sizes in bytes: of a WOFF's header and of a line of its directory, then of a TrueType file's. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const unpacked = new Map<string, Buffer>();

/**
 * Unpacks a font of a WOFF file to the TrueType file that it was packed from. The layout unpacks a
 * table of a WOFF anew for each letter that it draws, which is most of the time that a document
 * takes; so each is unpacked once, and kept.
 * @see https://www.w3.org/TR/WOFF/ for the two directories
 */
export function unpackedFont(path: string): Buffer {
  const known = unpacked.get(path);
  if (known) return known;
  const font = unpack(readFileSync(path));
  unpacked.set(path, font);
  return font;
}

/** @throws Error for a file that is not a WOFF */
export function unpack(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("The font is not a WOFF");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(HEADER + tables.length * ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * ENTRY, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER + index * ENTRY;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    offset += padded(content).length;
  }
  return Buffer.concat([header, ...tables.map(({ content }) => padded(content))]);
}

/** Reads a table by its directory line; a table that packing would not shrink is as it was. */
function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    content: packed.length < length ? inflateSync(packed) : packed,
  };
}

/** Pads each table to a multiple of four bytes. */
const padded = (content: Buffer) =>
  Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
