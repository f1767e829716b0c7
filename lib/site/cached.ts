import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Source } from "@/lib/contract/change";
import { tagsOfSources } from "./change-log";

/** Ten seconds, for a missing or incomplete answer. */
const ASKED_AGAIN_SOON = { stale: 30, revalidate: 10, expire: 300 };

/** Keeps the answer of a cached function until a change of one of its sources is announced. */
export function keepUntilChanged(...sources: Source[]): void {
  cacheTag(...tagsOfSources(sources));
  cacheLife("max");
}

/** Keeps an answer for ten seconds, at most five minutes: the shortest life of a static page. */
export function askAgainSoon(): void {
  cacheLife(ASKED_AGAIN_SOON);
}
