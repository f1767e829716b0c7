import "server-only";
import { cacheLife } from "next/cache";

/**
 * For what could not be had whole, or was not there: it is asked for again ten seconds later, and is
 * never older than five minutes. A shorter life is none that a static page can have.
 */
const ASKED_AGAIN_SOON = { stale: 30, revalidate: 10, expire: 300 };

/** Keeps what the cached function answers until it is announced to have changed, if it is whole. */
export function keepWhile(isWhole: boolean): void {
  if (isWhole) cacheLife("max");
  else cacheLife(ASKED_AGAIN_SOON);
}
