import { and, eq, isNull } from "drizzle-orm";
import { newsletterSubscriber as subscriber } from "@/platform/db/schema/member";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";

/** Nothing stays of an address that never said yes, or that has left. */
export const subscriberOver: DeadlineWork = {
  run: async (_services, tx, { subject }) => {
    const its = eq(subscriber.id, Number(subject));
    await tx.delete(subscriber).where(and(its, isNull(subscriber.confirmedAt)));
  },
};
