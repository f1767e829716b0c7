/** Box of an ISO file (ISO/IEC 14496-12, 4.2): its content goes from `from` to `to`. */
export interface IsoBox {
  type: string;
  at: number;
  from: number;
  to: number;
}

/** Reads the boxes of a file, or of a box, one after the other. @throws Error where one is cut */
export function* isoBoxes(content: Buffer, from: number, to: number): Generator<IsoBox> {
  let at = from;
  while (at < to) {
    if (at + 8 > to) throw new Error("A box has no head");
    const short = content.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) throw new Error("A box has no head");
    const size = isLong ? Number(content.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw new Error("A box ends behind its end");
    const type = content.toString("latin1", at + 4, at + 8);
    yield { type, at, from: at + head, to: at + size };
    at += size;
  }
}

/** Makes empty room of a box, of the same length, so that nothing moves. */
export function emptyBox(content: Buffer, { at, from, to }: IsoBox): void {
  content.write("free", at + 4, "latin1");
  content.fill(0, from, to);
}
