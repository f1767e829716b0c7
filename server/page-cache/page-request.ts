import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { HASHED_HEADERS, hashedHeaders, hasRouterHash, withRouterHash } from "./router-hash";

/** Parts of a request that the answer may depend on: nothing of the visitor is in it. */
export interface PageRequest {
  /** Key that requests with the same answer share. */
  key: string;
  url: string;
  headers: Record<string, string>;
  /**
   * Address that a request of the router has to have, for caches that tell requests apart by
   * nothing else; undefined where it has it. A request with another one is redirected there, as
   * Next would do.
   */
  detour?: string | undefined;
}

/** Tells whether Next's router asks for a page, as Next itself does. */
const isOfRouter = (sent: IncomingHttpHeaders) => sent.rsc === "1";

/** Router requests as they came, by address and headers: a site's links ask for the same few. */
const read = new LRUCache<string, PageRequest>({ max: 1_000 });

/** Longest request that is kept, in characters, so that long headers cannot fill the memory. */
const LONGEST_KEPT = 4_096;

/**
 * Reduces a request for a public page to the parts that its answer depends on. The page itself is
 * static: its query changes nothing of it, and is read in the browser. Next would keep its answers
 * to the router with the query of the first request, so it is not told that either. Of a static
 * page the router gets the whole, ignoring its own state, or one segment that it asks for ahead.
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
