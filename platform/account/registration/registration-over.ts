import { eq, lte } from "drizzle-orm";
import { deadline } from "@/platform/db/schema/deadline";
import { registration } from "@/platform/db/schema/member";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";

const EVENTS = ["member:registration", "member:known-address"];

/**
 * An account that was asked for and never confirmed: what its form said is forgotten, with what its
 * address was mailed about it.
 */
export const registrationOver: DeadlineWork = {
  run: async ({ clock }, tx, { id }) => {
    const over = await tx
      .delete(registration)
      .where(lte(registration.expiresAt, clock.now()))
      .returning({ email: registration.email, until: registration.termsAcceptedAt });
    for (const its of over) await forgetMails(tx, { ...its, events: EVENTS });
    await tx.delete(deadline).where(eq(deadline.id, id));
  },
};
