import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { computeLegacyCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";

/** Parameter in which Next's router sends the hash of its headers, where `Vary` is ignored. */
const NAME = "_rsc";

/** Bytes of the SHA-256 that the router sends. */
const BYTES = 12;

/** Headers that are hashed, in that order. */
export const HASHED_HEADERS = [
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;

const IS_PREFETCH = /^[123]$/;

/** Picks the headers that are hashed; one that is empty or unknown to Next counts as not sent. */
export function hashedHeaders(
  sent: IncomingHttpHeaders,
): Partial<Record<(typeof HASHED_HEADERS)[number], string>> {
  return Object.fromEntries(
    HASHED_HEADERS.flatMap((name) => {
      const value = String(sent[name] ?? "");
      const isKnown = name === "next-router-prefetch" ? IS_PREFETCH.test(value) : value !== "";
      return isKnown ? [[name, value]] : [];
    }),
  );
}

/** Hashes a request's headers as `computeCacheBustingSearchParam` does; empty without any. */
export function routerHash(sent: IncomingHttpHeaders): string {
  const hashed = hashedHeaders(sent);
  if (Object.keys(hashed).length === 0) return "";
  const input = HASHED_HEADERS.map((name) => hashed[name] ?? "0").join(",");
  return createHash("sha256").update(input).digest().subarray(0, BYTES).toString("base64url");
}

/** Tells whether an address has the hash of these headers, or the short one without https. */
export function hasRouterHash(url: string, sent: IncomingHttpHeaders): boolean {
  const hash = new URLSearchParams(queryOf(url)).get(NAME);
  if (hash === null) return false;
  return hash === routerHash(sent) || hash === shortHash(sent);
}

function shortHash(sent: IncomingHttpHeaders): string {
  const hashed = hashedHeaders(sent);
  const [prefetch, ...others] = HASHED_HEADERS.map((name) => hashed[name]);
  const [segment, tree, page] = others;
  return computeLegacyCacheBustingSearchParam(prefetch as "1" | undefined, segment, tree, page);
}

/** Returns the address with the hash of these headers in place of its own. */
export function withRouterHash(url: string, sent: IncomingHttpHeaders): string {
  const others = queryOf(url)
    .split("&")
    .filter((pair) => pair !== "" && !/^_rsc(?:=|$)/.test(pair));
  const hash = routerHash(sent);
  const query = [...others, hash ? `${NAME}=${hash}` : NAME].join("&");
  return `${url.split("?", 1)[0]}?${query}`;
}

/** Returns the part of an address after its first question mark. */
function queryOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}
