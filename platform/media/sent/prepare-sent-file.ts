import pLimit from "p-limit";
import { invalidFields } from "@/platform/http/api-error";
import { fileFormat } from "@/platform/media/library/file-format";
import { prepareHeic } from "@/platform/media/library/prepare-heic";
import { readableDocument } from "@/platform/media/library/readable-document";
import { uprightPhoto, writtenPhoto } from "@/platform/media/library/upright-photo";

/** Visitor's file as it is kept; the ending follows the content. */
interface SentFile {
  content: Uint8Array;
  ending: "jpg" | "png" | "webp" | "heic" | "pdf";
}

/** Longer side of a kept picture, in pixels: a page of A4 at 300 dots an inch, to be read. */
const MAX_SIDE = 4_000;

/** Photographs keep the letters of what was photographed: no colour is spread over its neighbours. */
const JPEG = { quality: 90, chromaSubsampling: "4:4:4" };

const inTurn = pLimit(1);

/**
 * Prepares a visitor's file, a photograph or a PDF, by its content: without place, camera and all
 * else that it tells or hides besides. One at a time, for the memory that it takes.
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export const prepareSentFile = (source: Uint8Array): Promise<SentFile> =>
  inTurn(() => prepare(source));

async function prepare(source: Uint8Array): Promise<SentFile> {
  const photo = async () => (await uprightPhoto(source, MAX_SIDE)).photo;
  switch (fileFormat(source)) {
    case "jpeg":
      return { content: (await writtenPhoto((await photo()).jpeg(JPEG))).data, ending: "jpg" };
    case "png":
      return { content: (await writtenPhoto((await photo()).png())).data, ending: "png" };
    case "webp":
    case "avif":
      return {
        content: (await writtenPhoto((await photo()).webp({ quality: 90 }))).data,
        ending: "webp",
      };
    case "heic":
      return { content: prepareHeic(source), ending: "heic" };
    case "pdf":
      return { content: readableDocument(source), ending: "pdf" };
    default:
      throw invalidFields({ image: "FORM_FILE_UNKNOWN" });
  }
}
