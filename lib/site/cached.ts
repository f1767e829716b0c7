import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Source } from "@/lib/contract/change";
import { tagsOfSources } from "./change-log";

/** What was not there, or could not be had whole, is asked for again after ten seconds. */
const ASKED_AGAIN_SOON = { stale: 30, revalidate: 10, expire: 300 };

/**
 * Keeps the answer of a cached function until one of the things that it was made from is announced
 * to have changed.
 */
export function keepUntilChanged(...sources: Source[]): void {
  cacheTag(...tagsOfSources(sources));
  cacheLife("max");
}

/**
 * Keeps the answer of a cached function for ten seconds, and never for more than five minutes. A
 * shorter life is none that a static page can have.
 */
export function askAgainSoon(): void {
  cacheLife(ASKED_AGAIN_SOON);
}
