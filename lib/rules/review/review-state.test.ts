import { expect, it } from "vitest";
import type { ReviewState } from "@/lib/contract/review";
import { mayBeAnswered, nextReviewState, type ReviewStep } from "./review-state";

it.each<[ReviewState | null, ReviewStep, ReviewState | undefined]>([
  [null, "WRITE", "WAITING"],
  [null, "PUBLISH", undefined],
  [null, "REFUSE", undefined],
  ["WAITING", "WRITE", "WAITING"],
  ["WAITING", "PUBLISH", "PUBLISHED"],
  ["WAITING", "REFUSE", "REFUSED"],
  ["PUBLISHED", "WRITE", undefined],
  ["PUBLISHED", "PUBLISH", undefined],
  ["PUBLISHED", "REFUSE", "REFUSED"],
  ["REFUSED", "WRITE", "WAITING"],
  ["REFUSED", "PUBLISH", "PUBLISHED"],
  ["REFUSED", "REFUSE", undefined],
])("leads from %s by %s to %s", (state, step, next) => {
  expect(nextReviewState(state, step)).toBe(next);
});

it("lets the company answer all but what it does not show", () => {
  const states: ReviewState[] = ["WAITING", "PUBLISHED", "REFUSED"];
  expect(states.map(mayBeAnswered)).toEqual([true, true, false]);
});
