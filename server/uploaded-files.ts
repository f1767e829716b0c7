import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { readMedia } from "@/lib/api/media";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { type UploadedFile, uploadedFile } from "@/lib/rules/site/uploaded-file";

/** How much of what was asked for last is in memory, in bytes: some hundred logos. */
const KEPT_BYTES = 16_000_000;

/** Awaited before the provider is asked for somebody; false when they have gone. */
type BeforeAsking = () => Promise<boolean>;

/**
 * Serves what the owner has put onto the site. What is in such a file never changes, so it is asked of
 * the provider once and then comes from memory; a name of another form is asked of nobody.
 * @returns how a request is answered: false for what is no file of the site, which is another's to answer
 * @throws Error when the provider cannot say
 */
export function uploadedFiles(idSite: number, read = readMedia) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** However many ask for a file at once, the provider is asked once. */
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
  const etag = `"${file.name.split(".", 1)}"`;
  for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Content-Type", file.contentType);
  response.setHeader("ETag", etag);
  if (fresh(request.headers, { etag })) return void response.writeHead(304).end();
  response.setHeader("Content-Length", content.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : content);
}
