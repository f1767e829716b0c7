import sharp from "sharp";
import { invalidFields } from "@/platform/http/api-error";
import { sanitisedSvg } from "./sanitised-svg";

/** Parts of a drawing that are no plain shape: without them a logo would look otherwise. */
const BEYOND_SHAPES = /<(?:style|image|filter|foreignObject|animate\w*|set)[\s/>]/i;

/** Size of a drawing, in its first tag. */
const HAS_VIEW_BOX = /^<svg[^>]*\sviewBox="/;
const LENGTH = '"[\\d.]+(?:px|pt|pc|mm|cm|in)?"';
const HAS_SIZE = new RegExp(`^<svg(?=[^>]*\\swidth=${LENGTH})(?=[^>]*\\sheight=${LENGTH})`);

/** Pixels of the picture that proves a drawing can be drawn, and its time in seconds. */
const TRIAL_WIDTH = 64;
const TRIAL_SECONDS = 5;

/** Returns the text of a file that is an SVG drawing; undefined for any other file. */
export function drawingIn(source: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(source);
  } catch {
    return undefined;
  }
  const root = afterProlog(text);
  return /^<svg[\s>]/i.test(root) ? root : undefined;
}

/** Skips the declaration, the comments and the document type that a drawing may begin with. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = endOfPrologPart(rest);
    if (end === undefined) return rest;
    rest = rest.slice(end).trimStart();
  }
}

function endOfPrologPart(text: string): number | undefined {
  const until = (mark: string) => {
    const at = text.indexOf(mark);
    return at < 0 ? undefined : at + mark.length;
  };
  if (text.startsWith("<?")) return until("?>");
  if (text.startsWith("<!--")) return until("-->");
  if (!/^<!DOCTYPE\s/i.test(text)) return undefined;
  const [close, list] = [text.indexOf(">"), text.indexOf("[")];
  return list >= 0 && list < close ? until("]>") : until(">");
}

/**
 * Writes a drawing as a file of its own, with nothing but shapes left, and its size in pixels.
 * @throws ApiError INVALID_FIELDS for one that cannot be drawn, that would lose something, or that
 *   does not tell its size
 */
export async function prepareDrawing(source: string) {
  if (BEYOND_SHAPES.test(source)) throw invalidFields({ image: "SVG_NOT_PLAIN" });
  const sanitised = sanitisedSvg(source);
  if (!sanitised) throw invalidFields({ image: "SVG_UNREADABLE" });
  if (!HAS_VIEW_BOX.test(sanitised) && !HAS_SIZE.test(sanitised)) {
    throw invalidFields({ image: "SVG_WITHOUT_SIZE" });
  }
  const content = Buffer.from(standalone(sanitised));
  try {
    const { width, height } = await sharp(content).metadata();
    await sharp(content)
      .resize({ width: TRIAL_WIDTH, height: TRIAL_WIDTH, fit: "inside" })
      .timeout({ seconds: TRIAL_SECONDS })
      .raw()
      .toBuffer();
    return { content, width, height };
  } catch {
    throw invalidFields({ image: "SVG_UNREADABLE" });
  }
}

/** Writes a drawing of a page as a file: that is XML, which declares its names. */
const standalone = (svg: string): string =>
  svg
    .replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(' xlink:href="', ' href="');
