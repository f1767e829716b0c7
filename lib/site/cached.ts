import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Change } from "@/lib/contract/change";

/** What was not there, or could not be had whole, is asked for again after ten seconds. */
const ASKED_AGAIN_SOON = { stale: 30, revalidate: 10, expire: 300 };

/**
 * Keeps the answer of a cached function until one of the things that it was made from is announced
 * to have changed.
 */
export function keepUntilChanged(...sources: Change[]): void {
  cacheTag(...[...sources, EVERYTHING].map(cacheTagOf));
  cacheLife("max");
}

const EVERYTHING: Change = { kind: "everything" };

/**
 * Keeps the answer of a cached function for ten seconds, and never for more than five minutes. A
 * shorter life is none that a static page can have.
 */
export function askAgainSoon(): void {
  cacheLife(ASKED_AGAIN_SOON);
}

/** The cache tag of a change: `page:12`, `elements:logo-footer`, `parameters`. */
export function cacheTagOf(change: Change): string {
  const [kind, what] = Object.values(change);
  return what === undefined ? String(kind) : `${kind}:${what}`;
}
