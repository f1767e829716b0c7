import { type IsoBox, isoBoxes } from "./iso-boxes";

/** Where a part of an item stands: in the file, or in the box of data among its notes. */
interface Extent {
  isInBox: boolean;
  from: number;
  length: number;
}

/** Limit on the items of a picture, and on all their parts: one of 48 million pixels has hundreds. */
const MOST = 20_000;

/** Reads the types of the items of a picture, by their numbers (ISO/IEC 14496-12, 8.11.6). */
export function itemTypes(content: Buffer, { from, to }: IsoBox): Map<number, string> {
  const start = from + (content[from] === 0 ? 6 : 8);
  const types = new Map<number, string>();
  for (const info of isoBoxes(content, start, to)) {
    const version = content[info.from] ?? 0;
    if (info.type !== "infe" || version < 2 || types.size > MOST) throw new Error("No item");
    const width = version === 2 ? 2 : 4;
    const type = info.from + 4 + width + 2;
    if (type + 4 > info.to) throw new Error("An item is cut");
    types.set(content.readUIntBE(info.from + 4, width), content.toString("latin1", type, type + 4));
  }
  return types;
}

/** Reads where the parts of the items stand (ISO/IEC 14496-12, 8.11.3). */
export function itemExtents(content: Buffer, { from, to }: IsoBox): Map<number, Extent[]> {
  const numbers = numbersOf(content.subarray(from, to));
  const version = numbers(1);
  numbers(3);
  const sizes = numbers(2);
  const [offset, length, base] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const index = version > 0 ? sizes & 15 : 0;
  const idWidth = version === 2 ? 4 : 2;
  const extents = new Map<number, Extent[]>();
  let left = MOST;
  for (let items = numbers(idWidth); items > 0; items -= 1) {
    const id = numbers(idWidth);
    const method = version > 0 ? numbers(2) & 15 : 0;
    if (method > 1 || numbers(2) !== 0) throw new Error("An item stands elsewhere");
    const start = numbers(base);
    const parts: Extent[] = [];
    for (let count = numbers(2); count > 0; count -= 1) {
      left -= 1;
      if (left < 0) throw new Error("It has more than a picture has");
      numbers(index);
      const at = start + numbers(offset);
      parts.push({ isInBox: method === 1, from: at, length: numbers(length) });
    }
    extents.set(id, parts);
  }
  return extents;
}

/** Reads numbers of some bytes one after the other; one of no bytes is 0. */
function numbersOf(content: Buffer): (bytes: number) => number {
  let at = 0;
  return (bytes) => {
    if (![0, 1, 2, 3, 4, 8].includes(bytes)) throw new Error("A number has an odd size");
    const from = at;
    at += bytes;
    if (bytes === 0) return 0;
    if (bytes === 8) return Number(content.readBigUInt64BE(from));
    return content.readUIntBE(from, bytes);
  };
}
