import type { IncomingMessage, ServerResponse } from "node:http";
import pLimit from "p-limit";
import { readMedia } from "@/lib/api/media";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { type SizedPicture, sizedPicture } from "./picture-query";
import type { openPictureStore } from "./picture-store.mjs";

/** Greatest width for AVIF: above it, making one takes longer than it saves. */
const WIDEST_AVIF = 1600;

/** Most pictures that wait to be made as AVIF; visitors have them as WebP meanwhile. */
const MOST_WAITING = 200;

const FOR_GOOD = "public, max-age=31536000, immutable";
/** Header of a picture that will be there in fewer bytes. */
const FOR_A_DAY = "public, max-age=86400";

type Format = "avif" | "webp";
type PictureStore = ReturnType<typeof openPictureStore<Buffer>>;

/**
 * Answers with an uploaded picture in the size that a screen needs, as Next does with the pictures
 * that the site brings. Each size is made once, and kept on the disk: as WebP when it is asked for
 * first, and then in the background as AVIF, which takes four times as long and a quarter less.
 */
export function uploadedPictures(idSite: number, store: PictureStore, read = readMedia) {
  const oneByOne = pLimit(1);
  const inBackground = pLimit(1);
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** @returns undefined where there is no such picture, or one that cannot be read */
  async function make(
    { path, width }: SizedPicture,
    format: Format,
    address: string,
  ): Promise<Buffer | undefined> {
    const source = await read(path, address);
    if (!source) return undefined;
    // A site without such pictures never needs sharp, and does not load it.
    const { default: sharp } = await import("sharp");
    const resized = sharp(source).resize({ width, withoutEnlargement: true });
    const made = await (format === "avif"
      ? resized.avif({ quality: 52, effort: 2 })
      : resized.webp({ quality: 75 })
    ).toBuffer();
    await store.write(keyOf(path, width, format), made);
    return made;
  }

  function makeOnce(picture: SizedPicture, format: Format, address: string) {
    const key = keyOf(picture.path, picture.width, format);
    const making =
      underWay.get(key) ??
      (format === "avif" ? inBackground : oneByOne)(() => make(picture, format, address)).finally(
        () => underWay.delete(key),
      );
    underWay.set(key, making);
    return making;
  }

  /**
   * @param takeTurn awaited before one is made; false when the caller has gone
   * @returns false for any other path
   * @throws Error when the provider cannot say
   */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    takeTurn: () => Promise<boolean>,
  ): Promise<boolean> => {
    const picture = sizedPicture(request.url ?? "");
    if (picture?.idSite !== idSite) return false;
    const { path, width } = picture;
    const address = String(request.headers["x-forwarded-for"]);
    const mayBeAvif = width <= WIDEST_AVIF;
    const takesAvif = mayBeAvif && /\bimage\/avif\b/.test(request.headers.accept ?? "");
    const avif = takesAvif ? await store.read(keyOf(path, width, "avif")) : undefined;
    if (avif) {
      send(request, response, { path, content: avif, format: "avif", keep: FOR_GOOD });
      return true;
    }
    let content = await store.read(keyOf(path, width, "webp"));
    if (!content) {
      if (!(await takeTurn())) return true;
      content = await makeOnce(picture, "webp", address);
    }
    if (!content) return false;
    if (takesAvif && inBackground.pendingCount < MOST_WAITING) {
      void makeOnce(picture, "avif", address).catch(() => undefined);
    }
    const keep = mayBeAvif ? FOR_A_DAY : FOR_GOOD;
    send(request, response, { path, content, format: "webp", keep });
    return true;
  };
}

const keyOf = (path: string, width: number, format: Format) => `${path} ${width} ${format}`;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { path, content, format, keep }: { path: string; content: Buffer; format: Format; keep: string },
): void {
  response.writeHead(200, {
    ...fileHeaders(path),
    "Cache-Control": keep,
    "Content-Type": `image/${format}`,
    "Content-Length": content.length,
    Vary: "Accept",
  });
  response.end(request.method === "HEAD" ? undefined : content);
}
