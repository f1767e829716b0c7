import { invalidFields } from "@/platform/http/api-error";
import { emptyBox, isoBoxes } from "./iso-boxes";
import type { PreparedMedium } from "./prepared-medium";

/** The boxes that are looked into. */
const WITHIN = new Set(["moov", "trak", "moof", "traf"]);

/**
 * Boxes that show the film. All others tell where, when and with which device it was filmed, or by
 * which program, or hold what has no part in it.
 */
const SHOWING = new Set([
  ...["ftyp", "styp", "pdin", "moov", "moof", "mdat", "mfra", "sidx", "ssix", "prft", "emsg"],
  ...["mvhd", "trak", "mvex", "iods", "pssh", "mfhd", "traf"],
  ...["tkhd", "tref", "trgr", "edts", "mdia", "tapt", "load", "clip", "matt"],
  ...["tfhd", "tfdt", "trun", "sdtp", "sbgp", "sgpd", "subs", "saiz", "saio", "senc"],
]);

/** Limit on the boxes of a file where we look: an hour of it has some thousand. */
const MOST_BOXES = 20_000;

/**
 * Keeps a film as it is, but for the notes on where it was made: those become empty room, so that
 * nothing in it moves.
 * @throws ApiError INVALID_FIELDS where it is no film, or its end is missing
 */
export function prepareVideo(source: Uint8Array): PreparedMedium {
  const content = Buffer.from(source);
  const found = {
    boxes: 0,
    hasMovie: false,
    width: null as number | null,
    height: null as number | null,
  };
  const look = (from: number, to: number, depth: number): void => {
    for (const box of isoBoxes(content, from, to)) {
      found.boxes += 1;
      if (found.boxes > MOST_BOXES || depth > 4) throw new Error("It has more than a film has");
      if (!SHOWING.has(box.type)) {
        emptyBox(content, box);
      } else if (box.type === "tkhd") {
        const size = trackSize(content.subarray(box.from, box.to));
        if (size) Object.assign(found, size);
      } else if (WITHIN.has(box.type)) {
        found.hasMovie ||= box.type === "moov";
        look(box.from, box.to, depth + 1);
      }
    }
  };
  try {
    look(0, content.length, 0);
  } catch {
    throw invalidFields({ image: "VIDEO_UNREADABLE" });
  }
  if (!found.hasMovie) throw invalidFields({ image: "VIDEO_UNREADABLE" });
  const { width, height } = found;
  return { kind: "VIDEO", content, ending: "mp4", width, height };
}

/** Reads the size in which a track is shown, turned as it asks; undefined for sound. */
function trackSize(head: Buffer): { width: number; height: number } | undefined {
  const isLong = head[0] === 1;
  const matrix = isLong ? 52 : 40;
  if (head.length < matrix + 44) throw new Error("The head of a track is too short");
  const [width, height] = [
    head.readUInt32BE(matrix + 36) >>> 16,
    head.readUInt32BE(matrix + 40) >>> 16,
  ];
  if (width === 0 || height === 0) return undefined;
  // A film that was made upright lies in its file, and says so.
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
