import { isoBox } from "./iso-box";

const BRANDS = isoBox("ftyp", "heic\0\0\0\0mif1heic");
const HANDLER = isoBox("hdlr", "\0\0\0\0\0\0\0\0pict", Buffer.alloc(13));

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

/** Builds a photograph as a telephone takes it: its picture, and what it tells besides, by type. */
export function heicPhoto(told: Record<string, string>, ...more: Buffer[]): Buffer {
  const items = [["hvc1", "THE-PICTURE"], ...Object.entries(told)] as [string, string][];
  const infos = items.map(([type], at) =>
    isoBox("infe", "\x02\0\0\0", number(at + 1, 2), "\0\0", type, "\0"),
  );
  const meta = (at: number) => {
    let from = at;
    const places = items.map(([, content], index) => {
      const place = [number(index + 1, 2), "\0\0", number(1, 2), number(from, 4)];
      from += content.length;
      return [...place, number(content.length, 4)];
    });
    return isoBox(
      "meta",
      ...["\0\0\0\0", HANDLER, isoBox("pitm", "\0\0\0\0\0\x01")],
      isoBox("iinf", "\0\0\0\0", number(items.length, 2), ...infos),
      isoBox("iloc", "\0\0\0\0\x44\0", number(items.length, 2), ...places.flat()),
    );
  };
  const at = BRANDS.length + meta(0).length + 8;
  const contents = items.map(([, content]) => content);
  return Buffer.concat([BRANDS, meta(at), isoBox("mdat", ...contents), ...more]);
}
