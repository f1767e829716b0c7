import type { ReviewState } from "@/lib/contract/review";

export type ReviewStep =
  /** Its author writes it, or writes it anew. */
  | "WRITE"
  | "PUBLISH"
  /** It is not shown, or no longer, for one of the refusal reasons. */
  | "REFUSE";

/** Next state for each step; a step that is not here does not happen. */
const REVIEW_TRANSITIONS: Record<ReviewState, Partial<Record<ReviewStep, ReviewState>>> = {
  WAITING: { WRITE: "WAITING", PUBLISH: "PUBLISHED", REFUSE: "REFUSED" },
  // A review that others have read, and the company has perhaps answered, stays as it was read.
  PUBLISHED: { REFUSE: "REFUSED" },
  REFUSED: { WRITE: "WAITING", PUBLISH: "PUBLISHED" },
};

/** Returns the state after a step, null being before the first; undefined if not allowed. */
export const nextReviewState = (
  state: ReviewState | null,
  step: ReviewStep,
): ReviewState | undefined =>
  state === null ? (step === "WRITE" ? "WAITING" : undefined) : REVIEW_TRANSITIONS[state][step];

export const mayBeAnswered = (state: ReviewState): boolean => state !== "REFUSED";
