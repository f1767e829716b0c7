import { and, eq, ne } from "drizzle-orm";
import { announce } from "@/platform/db/announce";
import { reviews } from "@/platform/db/schema/review";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { publishReview } from "./decide-review";

/** Publishes a review that nobody has refused in time. */
export const reviewDue: DeadlineWork = {
  run: async ({ clock }, tx, { subject }) => {
    const isIt = and(eq(reviews.id, Number(subject)), eq(reviews.state, "WAITING"));
    const [review] = await tx.select().from(reviews).where(isIt).for("update");
    if (review) await publishReview(tx, review, clock.now());
  },
};

/** Deletes a review once its time as a published or a refused one is over. */
export const reviewOver: DeadlineWork = {
  run: async (_, tx, { subject }) => {
    const isIt = and(eq(reviews.id, Number(subject)), ne(reviews.state, "WAITING"));
    await tx.delete(reviews).where(isIt);
    announce(tx, { kind: "reviews" });
  },
};
