import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { readMedia, streamMedia } from "@/lib/api/media";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { isSentInParts, type UploadedFile, uploadedFile } from "@/lib/rules/site/uploaded-file";

/** Bytes in memory of the files asked for last: some hundred logos. */
const KEPT_BYTES = 16_000_000;

/** Function awaited before the provider is asked for a caller; false when they have gone. */
type BeforeAsking = () => Promise<boolean>;

/**
 * Serves the files that the owner has uploaded. The content of such a file never changes, so the
 * provider is asked for it once and it then comes from memory; for a name of another form nobody is
 * asked.
 * @returns a function that answers a request: false for a path that is no file of the site, which
 *   is another's to answer
 * @throws Error when the provider cannot say
 */
export function uploadedFiles(idSite: number, read = readMedia, stream = streamMedia) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** Reads a file. However many ask for it at once, the provider is asked once. */
  function readOnce(path: string, address: string): Promise<Buffer | undefined> {
    const asked =
      underWay.get(path) ??
      read(path, address)
        .then((content) => {
          if (content) kept.set(path, content);
          return content;
        })
        .finally(() => underWay.delete(path));
    underWay.set(path, asked);
    return asked;
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    beforeAsking: BeforeAsking,
  ): Promise<boolean> => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? uploadedFile(path) : undefined;
    if (file?.idSite !== idSite) return false;
    if (isSentInParts(file)) {
      if (!(await beforeAsking())) return true;
      const gone = new AbortController();
      response.once("close", () => gone.abort());
      const answer = await stream(path, {
        address: String(request.headers["x-forwarded-for"]),
        range: request.headers.range,
        gone: gone.signal,
      });
      return sendParts(request, response, { path, file, answer });
    }
    let content = kept.get(path);
    if (!content) {
      if (!(await beforeAsking())) return true;
      content = await readOnce(path, String(request.headers["x-forwarded-for"]));
    }
    if (!content) return false;
    send(request, response, { path, file, content });
    return true;
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { path, file, content }: { path: string; file: UploadedFile; content: Buffer },
): void {
  if (isUnchanged(request, response, { path, file })) return;
  response.setHeader("Content-Length", content.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : content);
}

/** Sets the headers of a file; true where the caller has it unchanged, and is told so. */
function isUnchanged(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { path, file }: { path: string; file: UploadedFile },
): boolean {
  const etag = `"${file.name.replace(/\.\w+$/, "")}"`;
  for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Content-Type", file.contentType);
  response.setHeader("ETag", etag);
  if (!fresh(headers, { etag })) return false;
  response.writeHead(304).end();
  return true;
}

const OF_PARTS = ["accept-ranges", "content-length", "content-range"];

/** Sends a file as it comes; false without one. @throws Error when the provider cannot say */
async function sendParts(
  request: IncomingMessage,
  response: ServerResponse,
  { path, file, answer }: { path: string; file: UploadedFile; answer: Response },
): Promise<boolean> {
  const { status, headers, body } = answer;
  if (![200, 206, 416].includes(status)) {
    await body?.cancel();
    if (status === 404) return false;
    throw new Error(`The provider answered ${status} for ${path}`);
  }
  if (isUnchanged(request, response, { path, file })) {
    await body?.cancel();
    return true;
  }
  for (const name of OF_PARTS) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.writeHead(status);
  if (request.method === "HEAD" || !body) {
    await body?.cancel();
    response.end();
    return true;
  }
  // A visitor who leaves in the middle of a video has seen enough: nothing has failed.
  await pipeline(Readable.fromWeb(body as ReadableStream), response).catch(() => undefined);
  return true;
}
