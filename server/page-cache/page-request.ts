import type { IncomingHttpHeaders } from "node:http";

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
  return { key: JSON.stringify([url, headers]), url, headers };
}
