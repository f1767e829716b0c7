import { invalidFields } from "@/platform/http/api-error";
import { itemExtents, itemTypes } from "./heic-items";
import { emptyBox, type IsoBox, isoBoxes } from "./iso-boxes";

/** Boxes that show the picture; all others hold notes, or a film beside it. */
const SHOWING = new Set(["ftyp", "meta", "mdat", "free"]);
const SHOWING_NOTES = new Set([
  ...["hdlr", "dinf", "pitm", "iloc", "iinf", "iprp", "iref", "idat", "grpl", "free"],
]);

/** Types of the items that are a picture, or how it is put together. */
const PICTURES = new Set(["hvc1", "lhv1", "av01", "jpeg", "grid", "iovl", "iden", "tmap"]);

/**
 * Keeps a picture of a telephone as it is, since nothing here decodes it, but for what it tells of
 * where, when and with what it was taken: that becomes empty room, so that nothing moves. Which way
 * up it is, the picture itself says.
 * @throws ApiError INVALID_FIELDS where its parts cannot be told apart
 */
export function prepareHeic(source: Uint8Array): Uint8Array {
  const content = Buffer.from(source);
  let isSeries = false;
  try {
    const boxes = [...isoBoxes(content, 0, content.length)];
    isSeries = boxes.some(({ type }) => type === "moov");
    for (const box of boxes) if (!SHOWING.has(box.type)) emptyBox(content, box);
    const [meta, ...more] = boxes.filter(({ type }) => type === "meta");
    if (!isSeries && (!meta || more.length > 0)) throw new Error("It is no picture");
    if (meta) emptyNotes(content, meta);
  } catch {
    throw invalidFields({ image: "IMAGE_UNREADABLE" });
  }
  if (isSeries) throw invalidFields({ image: "IMAGE_MOVES" });
  return content;
}

function emptyNotes(content: Buffer, meta: IsoBox): void {
  const boxes = [...isoBoxes(content, meta.from + 4, meta.to)];
  const box = (wanted: string): IsoBox => {
    const found = boxes.filter(({ type }) => type === wanted);
    if (!found[0] || found.length > 1) throw new Error(`It has no ${wanted}`);
    return found[0];
  };
  const types = itemTypes(content, box("iinf"));
  for (const [id, parts] of itemExtents(content, box("iloc"))) {
    if (PICTURES.has(types.get(id) ?? "")) continue;
    for (const { isInBox, from, length } of parts) {
      const { from: start, to: end } = isInBox ? box("idat") : { from: 0, to: content.length };
      if (start + from + length > end) throw new Error("An item ends behind its end");
      // A length of nothing is all that is left.
      content.fill(0, start + from, length === 0 ? end : start + from + length);
    }
  }
  for (const note of boxes) if (!SHOWING_NOTES.has(note.type)) emptyBox(content, note);
}
