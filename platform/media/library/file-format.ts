/** Format of a file, by its first bytes alone; its name does not count. */
export type FileFormat = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic" | "mp4" | "webm" | "pdf";

const latin = (source: Uint8Array, from: number, to: number) =>
  Buffer.from(source.subarray(from, to)).toString("latin1");

const BEGINNINGS: [FileFormat, string][] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["gif", "GIF87a"],
  ["gif", "GIF89a"],
  ["pdf", "%PDF-1."],
  ["pdf", "%PDF-2."],
];

/** Brands of pictures in a container that videos have too. */
const AVIF = ["avif", "avis"];
const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Finds the format of a file; undefined for one that is not taken. */
export function fileFormat(source: Uint8Array): FileFormat | undefined {
  const head = latin(source, 0, 12);
  const found = BEGINNINGS.find(([, beginning]) => head.startsWith(beginning));
  if (found) return found[0];
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  if (head.slice(4, 8) === "ftyp") return formatOfBrands(source);
  // The container names its own kind in its first element: here the web's.
  if (head.startsWith("\x1a\x45\xdf\xa3")) {
    return latin(source, 0, 64).includes("\x42\x82\x84webm") ? "webm" : undefined;
  }
  return undefined;
}

/** Finds the format by the brands that an ISO file names (ISO/IEC 14496-12, 4.3). */
function formatOfBrands(source: Uint8Array): FileFormat {
  const size = Buffer.from(source.subarray(0, 4)).readUInt32BE(0);
  const brands = latin(source, 8, Math.min(size, 256)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF.includes(brand))) return "avif";
  return brands.some((brand) => HEIC.includes(brand)) ? "heic" : "mp4";
}
