import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { ENCODINGS, type Encoding, type KeptPage } from "./kept-page";

/** Sends a kept page in the best encoding that the browser takes, or that it has it already. */
export function sendKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, encoded }: KeptPage,
): void {
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  const { body, etag } = encoded[encoding];
  const isKnown = status === 200 && fresh(request.headers, { etag });
  // Set one by one: `writeHead` alone would drop what the server itself has set before.
  for (const name in headers) response.setHeader(name, headers[name] ?? "");
  if (status === 200) response.setHeader("etag", etag);
  if (isKnown) return void response.writeHead(304).end();
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

/** Browsers send few different headers, each some million times. */
const chosen = new LRUCache<string, Encoding>({ max: 500 });

/** Without the header a browser takes anything, but simple programs can read only plain text. */
function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const header = String(accepted);
  let encoding = chosen.get(header);
  if (!encoding) {
    const wanted = new Negotiator({ headers: { "accept-encoding": header } });
    const [best] = wanted.encodings(ENCODINGS, { preferred: ENCODINGS });
    encoding = (best as Encoding | undefined) ?? "identity";
    chosen.set(header, encoding);
  }
  return encoding;
}
