import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { computeLegacyCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";

/** The parameter in which Next's router sends the hash of its headers, for caches that ignore `Vary`. */
const NAME = "_rsc";

/** Of the SHA-256, as many bytes as the router sends. */
const BYTES = 12;

type HashedHeaders = Parameters<typeof computeLegacyCacheBustingSearchParam>;

/** The headers of a request that its hash is made from, in the order in which they are hashed. */
function hashedHeaders(headers: IncomingHttpHeaders): HashedHeaders {
  const prefetch = headers["next-router-prefetch"];
  return [
    prefetch === "1" || prefetch === "2" || prefetch === "3" ? prefetch : undefined,
    headers["next-router-segment-prefetch"],
    headers["next-router-state-tree"],
    headers["next-url"],
  ];
}

/** The hash of a request's headers, empty without any: what `computeCacheBustingSearchParam` resolves to. */
export function routerHash(headers: IncomingHttpHeaders): string {
  const hashed = hashedHeaders(headers);
  if (hashed.every((value) => value === undefined)) return "";
  const input = hashed.map((value) => value ?? "0").join(",");
  return createHash("sha256").update(input).digest().subarray(0, BYTES).toString("base64url");
}

/** True when an address has the hash of these headers, in either form: browsers without https send a short one. */
export function hasRouterHash(url: string, headers: IncomingHttpHeaders): boolean {
  const sent = new URLSearchParams(url.split("?")[1]).get(NAME);
  return (
    sent === routerHash(headers) ||
    (sent !== null && sent === computeLegacyCacheBustingSearchParam(...hashedHeaders(headers)))
  );
}

/** The address with the hash of these headers in place of its own. */
export function withRouterHash(url: string, headers: IncomingHttpHeaders): string {
  const [path = "/", query = ""] = url.split("?", 2);
  const others = query.split("&").filter((pair) => pair !== "" && !/^_rsc(?:=|$)/.test(pair));
  const hash = routerHash(headers);
  return `${path}?${[...others, hash ? `${NAME}=${hash}` : NAME].join("&")}`;
}
