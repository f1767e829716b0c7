/** Builds a box of an ISO file (ISO/IEC 14496-12, 4.2). */
export function isoBox(type: string, ...within: (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(
    within.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}
