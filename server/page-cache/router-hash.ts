import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { computeLegacyCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";

/** The parameter in which Next's router sends the hash of its headers, for caches that ignore `Vary`. */
const NAME = "_rsc";

/** Of the SHA-256, as many bytes as the router sends. */
const BYTES = 12;

/** The headers that are hashed, in that order. */
export const HASHED_HEADERS = [
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;

/** The kinds of prefetch that Next knows. */
const IS_PREFETCH = /^[123]$/;

/** Of a request's headers those that are hashed; one that is empty or unknown to Next counts as not sent. */
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

/** The hash of a request's headers, empty without any: what `computeCacheBustingSearchParam` resolves to. */
export function routerHash(sent: IncomingHttpHeaders): string {
  const hashed = hashedHeaders(sent);
  if (Object.keys(hashed).length === 0) return "";
  const input = HASHED_HEADERS.map((name) => hashed[name] ?? "0").join(",");
  return createHash("sha256").update(input).digest().subarray(0, BYTES).toString("base64url");
}

/** True when an address has the hash of these headers, in either form: browsers without https send a short one. */
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

/** The address with the hash of these headers in place of its own. */
export function withRouterHash(url: string, sent: IncomingHttpHeaders): string {
  const others = queryOf(url)
    .split("&")
    .filter((pair) => pair !== "" && !/^_rsc(?:=|$)/.test(pair));
  const hash = routerHash(sent);
  const query = [...others, hash ? `${NAME}=${hash}` : NAME].join("&");
  return `${url.split("?", 1)[0]}?${query}`;
}

/** What follows the first question mark of an address. */
function queryOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}
