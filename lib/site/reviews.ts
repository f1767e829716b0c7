import "server-only";
import { serverCall } from "@/lib/api/server-call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

export async function lastReviews(locale: Locale, nbItem: number) {
  "use cache";
  keepUntilChanged({ kind: "reviews" });
  return serverCall(locale)("GET /review", { query: { nbItem } });
}

/** Returns the figures of reviews on another site; undefined where none are noted down. */
export async function readExternalReviews(from: string, locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "reviews" });
  const reviews = await found(serverCall(locale)("GET /reviews/external", { query: { from } }));
  if (!reviews) askAgainSoon();
  return reviews;
}
