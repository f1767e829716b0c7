import type { IncomingHttpHeaders } from "node:http";
import { hasRouterHash, withRouterHash } from "./router-hash";

/** The request headers by which Next's answers for one page differ, as its `Vary` says. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
];

/** All of a request that the answer may depend on: nothing of the visitor is in it. */
export interface PageRequest {
  /** The same for requests with the same answer. */
  key: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Reduces a request for a public page to what its answer depends on. The page itself is static: its
 * query changes nothing of it, and is read in the browser. To the router Next tells the query again.
 *
 * The router also sends the page that it is on (`Next-Url`), by which no answer differs here, and a hash
 * of its headers in the address. Next sends whoever asks with another hash to the right one, so it gets
 * the one of those headers that are left; a request whose own hash is wrong is left to it as it was.
 */
export function pageRequest(url: string, sent: IncomingHttpHeaders): PageRequest {
  if (sent.rsc === undefined) {
    const [path = "/"] = url.split("?", 1);
    return { key: path, url: path, headers: {} };
  }
  const headers: Record<string, string> = {};
  for (const name of ROUTER_HEADERS) {
    const value = sent[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const isHashed = hasRouterHash(url, sent);
  if (!isHashed && sent["next-url"] !== undefined) headers["next-url"] = String(sent["next-url"]);
  const asked = isHashed ? withRouterHash(url, headers) : url;
  return { key: JSON.stringify([asked, headers]), url: asked, headers };
}
