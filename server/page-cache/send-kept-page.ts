import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { bestEncoding } from "./encoding";
import type { KeptPage } from "./kept-page";

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
