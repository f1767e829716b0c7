import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { HASHED_HEADERS, hashedHeaders, hasRouterHash, withRouterHash } from "./router-hash";

/** All of a request that the answer may depend on: nothing of the visitor is in it. */
export interface PageRequest {
  /** The same for requests with the same answer. */
  key: string;
  /** Its path alone. */
  url: string;
  headers: Record<string, string>;
  /**
   * Of a request of the router, the address that it has to have, for caches that tell requests apart by
   * nothing else; undefined where it has it. Who asks with another one is sent there, as Next would do.
   */
  detour?: string | undefined;
}

/** True for what Next's router asks of a page, as Next tells it. */
const isOfRouter = (sent: IncomingHttpHeaders) => sent.rsc === "1";

/** Requests of the router as they came, by address and headers: the links of a site ask for the same few. */
const read = new LRUCache<string, PageRequest>({ max: 1_000 });

/** Longer requests, in characters, are not kept, so that long headers cannot fill the memory. */
const LONGEST_KEPT = 4_096;

/**
 * Reduces a request for a public page to what its answer depends on. The page itself is static: its
 * query changes nothing of it, and is read in the browser. Next would keep what it makes for the router
 * with the query that the first one has sent, so it is not told that either. Of a static page the router
 * gets the whole, whatever it says that it has, or one segment that it asks for ahead.
 */
export function pageRequest(url: string, sent: IncomingHttpHeaders): PageRequest {
  if (isOfRouter(sent)) return routerRequest(url, sent);
  const [path = "/"] = url.split("?", 1);
  return { key: path, url: path, headers: {} };
}

function routerRequest(url: string, sent: IncomingHttpHeaders): PageRequest {
  let asked = url;
  // No header holds a line break.
  for (const name of HASHED_HEADERS) asked += `\n${sent[name] ?? ""}`;
  const known = read.get(asked);
  if (known) return known;
  const request = readRouterRequest(url, sent);
  if (asked.length <= LONGEST_KEPT) read.set(asked, request);
  return request;
}

function readRouterRequest(url: string, sent: IncomingHttpHeaders): PageRequest {
  const [path = "/"] = url.split("?", 1);
  const hashed = hashedHeaders(sent);
  const isAhead = hashed["next-router-prefetch"] === "1";
  const segment = isAhead ? hashed["next-router-segment-prefetch"] : undefined;
  const headers: Record<string, string> = segment
    ? { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": segment }
    : { rsc: "1" };
  const detour = hasRouterHash(url, sent) ? undefined : withRouterHash(url, sent);
  return { key: JSON.stringify([path, segment]), url: path, headers, detour };
}
