import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { bestEncoding } from "./encoding";
import type { KeptPage } from "./kept-page";

/** Sends a kept page in the browser's best encoding, or tells that its copy is current. */
export function sendKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, encoded }: KeptPage,
): void {
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  const { body, etag } = encoded[encoding];
  const isKnown = status === 200 && fresh(request.headers, { etag });
  // Node writes headers fastest from one list, and keeps those that the server has set before.
  const head = [...headers];
  if (status === 200) head.push("etag", etag);
  if (isKnown) return void response.writeHead(304, head).end();
  if (encoding !== "identity") head.push("content-encoding", encoding);
  head.push("content-length", String(body.length));
  response.writeHead(status, head).end(request.method === "HEAD" ? undefined : body);
}
