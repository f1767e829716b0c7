import { and, eq, isNull } from "drizzle-orm";
import { newsletterSubscribers as subscriber } from "@/platform/db/schema/member";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";

/** Deletes an address that never confirmed, or that has left. */
export const subscriberOver: DeadlineWork = {
  run: async ({ clock }, tx, { subject }) => {
    const isThisSubscriber = eq(subscriber.id, Number(subject));
    const [over] = await tx
      .delete(subscriber)
      .where(and(isThisSubscriber, isNull(subscriber.confirmedAt)))
      .returning({ email: subscriber.email });
    if (over) await forgetMails(tx, { ...over, events: ["newsletter"], until: clock.now() });
  },
};
