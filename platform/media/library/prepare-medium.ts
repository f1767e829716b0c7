import pLimit from "p-limit";
import { MAX_MEDIUM_BYTES, type MediumKind } from "@/lib/rules/site/medium-file";
import { invalidFields } from "@/platform/http/api-error";
import { drawingIn, prepareDrawing } from "@/platform/media/logo-drawing";
import { type FileFormat, fileFormat } from "./file-format";
import { preparePhoto } from "./prepare-photo";
import { prepareVideo } from "./prepare-video";
import { prepareWebVideo } from "./prepare-web-video";
import type { PreparedMedium } from "./prepared-medium";
import { readableDocument } from "./readable-document";

const KINDS: Record<FileFormat, MediumKind> = {
  jpeg: "IMAGE",
  png: "IMAGE",
  gif: "IMAGE",
  webp: "IMAGE",
  avif: "IMAGE",
  heic: "IMAGE",
  mp4: "VIDEO",
  webm: "VIDEO",
  pdf: "FILE",
};

/** The largest drawing that is read, in bytes; photographs in them are refused anyway. */
const MAX_DRAWING = 1_000_000;

const inTurn = pLimit(1);

/**
 * Prepares a file for the library. Its content decides its kind. One at a time, for the memory that
 * it takes.
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export const prepareMedium = (source: Uint8Array): Promise<PreparedMedium> =>
  inTurn(() => prepare(source));

async function prepare(source: Uint8Array): Promise<PreparedMedium> {
  if (source.length === 0) throw invalidFields({ image: "MEDIUM_MISSING" });
  const format = fileFormat(source);
  if (!format) return prepareDrawn(source);
  if (source.length > MAX_MEDIUM_BYTES[KINDS[format]]) {
    throw invalidFields({ image: "MEDIUM_TOO_LARGE" });
  }
  switch (format) {
    case "heic":
      throw invalidFields({ image: "PHOTO_IS_HEIC" });
    case "mp4":
      return prepareVideo(source);
    case "webm":
      return prepareWebVideo(source);
    case "pdf":
      return {
        kind: "FILE",
        content: readableDocument(source),
        ending: "pdf",
        width: null,
        height: null,
      };
    default:
      return preparePhoto(source, format);
  }
}

async function prepareDrawn(source: Uint8Array): Promise<PreparedMedium> {
  const drawing = source.length > MAX_DRAWING ? undefined : drawingIn(source);
  if (drawing === undefined) throw invalidFields({ image: "MEDIUM_UNKNOWN" });
  return { kind: "IMAGE", ending: "svg", ...(await prepareDrawing(drawing)) };
}
