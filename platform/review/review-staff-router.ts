import { eq } from "drizzle-orm";
import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import * as calls from "@/lib/contract/calls/review-staff";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { type ReviewRow, reviews } from "@/platform/db/schema/review";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { answerReview, publishReview, refuseReview } from "./decide-review";

export function reviewStaffRouter() {
  return newRouter()
    .answer(calls.publishReview, (work, { param, json }) =>
      decide(work, { ...param, ...json, action: "PUBLISH" }, (review) =>
        publishReview(work.tx, review, work.now),
      ),
    )
    .answer(calls.refuseReview, (work, { param, json }) =>
      decide(work, { ...param, ...json, action: "REFUSE" }, (review) =>
        refuseReview(work.tx, review, json.reason, work.now),
      ),
    )
    .answer(calls.answerReview, (work, { param, json }) =>
      decide(work, { ...param, ...json, action: "ANSWER" }, (review) =>
        answerReview(work.tx, review, json.text, work.now),
      ),
    );
}

/**
 * Decides about a review as it was read, and records it. A repeated call, whose first answer was
 * lost, changes nothing.
 * @throws ApiError NOT_FOUND, CONFLICT (REVIEW_CHANGED)
 */
async function decide(
  work: UnitOfWork & { user: User },
  { id, seen, action }: { id: number; seen: number; action: AuditAction },
  act: (review: ReviewRow) => Promise<ReviewRow>,
) {
  const { tx, user } = work;
  const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!before) throw new ApiError("NOT_FOUND");
  const after = await act(before);
  if (after.revision !== before.revision) {
    if (before.revision !== seen) throw new ApiError("CONFLICT", "REVIEW_CHANGED");
    await recordAudit(work, {
      user,
      action,
      subject: `review ${id}`,
      before: { state: before.state, refusal: before.refusal, answer: before.answer },
      after: { state: after.state, refusal: after.refusal, answer: after.answer },
    });
  }
  return { state: after.state, revision: after.revision };
}
