import { invalidFields } from "@/platform/http/api-error";
import type { PreparedMedium } from "./prepared-medium";

/** Element of a WebM file (RFC 8794): its content goes from `from` to `to`. */
interface Part {
  id: number;
  at: number;
  from: number;
  to: number;
}

const HEAD = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const VOID = 0xec;

/** Elements of a film that show it: places of its parts, tracks, frames, and where to go on from. */
const SHOWING = new Set([0x114d9b74, INFO, TRACKS, CLUSTER, 0x1c53bb6b]);
/** All that stands beside them: tags, chapters and files that came with it. */
const BESIDE = [0x1254c367, 0x1043a770, 0x1941a469];

/** Numbers that a film needs: the length of its ticks, and its own. */
const NEEDED = new Set([0x2ad7b1, 0x4489]);

/** Limit on the elements of a file where we look. */
const MOST_PARTS = 400_000;

/**
 * Keeps a film of the web as it is, but for the notes on where, by whom and with what it was made:
 * those become empty room, so that nothing in it moves.
 * @throws ApiError INVALID_FIELDS where it is no film, or its end is missing
 */
export function prepareWebVideo(source: Uint8Array): PreparedMedium {
  const content = Buffer.from(source);
  try {
    const [head, film, ...more] = partsIn(content, 0, content.length);
    if (head?.id !== HEAD || film?.id !== SEGMENT || more.some(({ id }) => id !== VOID)) {
      throw new Error("It is no film");
    }
    for (const room of more) empty(content, room);
    const parts = [...partsIn(content, film.from, film.to)];
    for (const part of parts) {
      if (!SHOWING.has(part.id)) empty(content, part);
      else if (part.id === INFO) emptyNotes(content, part);
    }
    const ids = parts.map(({ id }) => id);
    if (!ids.includes(TRACKS) || !ids.includes(CLUSTER)) throw new Error("It shows nothing");
  } catch {
    throw invalidFields({ image: "VIDEO_UNREADABLE" });
  }
  return { kind: "VIDEO", content, ending: "webm", width: null, height: null };
}

function emptyNotes(content: Buffer, info: Part): void {
  for (const note of partsIn(content, info.from, info.to)) {
    if (!NEEDED.has(note.id)) empty(content, note);
  }
}

/** Makes room of an element, of the same length. */
function empty(content: Buffer, { at, from, to }: Part): void {
  const size = Math.min(8, from - at - 1);
  content.fill(0, at, to);
  content[at] = VOID;
  const length = BigInt(to - at - 1 - size) | (1n << BigInt(7 * size));
  for (let byte = 0; byte < size; byte += 1) {
    content[at + 1 + byte] = Number((length >> BigInt(8 * (size - 1 - byte))) & 0xffn);
  }
}

function* partsIn(content: Buffer, from: number, to: number): Generator<Part> {
  let at = from;
  for (let count = 0; at < to; count += 1) {
    if (count > MOST_PARTS) throw new Error("It has more than a film has");
    const part = partAt(content, at, to);
    yield part;
    at = part.to;
  }
}

function partAt(content: Buffer, at: number, end: number): Part {
  const idLength = lengthOf(content, at, 4);
  const id = content.readUIntBE(at, idLength);
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(content, sizeAt, 8);
  const from = sizeAt + sizeLength;
  if (from > end) throw new Error("A part has no head");
  const size = sizeIn(content.subarray(sizeAt, from));
  if (size === undefined) return { id, at, from, to: endOfOpen(content, id, { from, end }) };
  if (from + size > end) throw new Error("A part ends behind its end");
  return { id, at, from, to: from + size };
}

/** Finds where a part without a size ends: one that was recorded as it was made. */
function endOfOpen(content: Buffer, id: number, { from, end }: { from: number; end: number }) {
  if (id === SEGMENT) return end;
  if (id !== CLUSTER) throw new Error("A part has no size");
  let at = from;
  for (let count = 0; at < end; count += 1) {
    const idLength = lengthOf(content, at, 4);
    const next = content.readUIntBE(at, idLength);
    if (SHOWING.has(next) || BESIDE.includes(next)) return at;
    if (count > MOST_PARTS) throw new Error("It has more than a film has");
    at = partAt(content, at, end).to;
  }
  return at;
}

/** Reads how many bytes a number has, by its leading zeros. */
function lengthOf(content: Buffer, at: number, most: number): number {
  const length = Math.clz32(content[at] ?? 0) - 23;
  if (length > most || at + length > content.length) throw new Error("A number has no end");
  return length;
}

/** Reads a size; undefined for one that is not known. */
function sizeIn(bytes: Buffer): number | undefined {
  let size = BigInt(bytes[0] ?? 0) & ((1n << BigInt(8 - bytes.length)) - 1n);
  for (const byte of bytes.subarray(1)) size = (size << 8n) | BigInt(byte);
  const unknown = (1n << BigInt(7 * bytes.length)) - 1n;
  return size === unknown ? undefined : Number(size);
}
