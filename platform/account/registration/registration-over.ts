import { eq, lte } from "drizzle-orm";
import { deadlines } from "@/platform/db/schema/deadline";
import { registrations } from "@/platform/db/schema/member";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";

const EVENTS = ["member:registration", "member:known-address"];

/** Forgets a registration that was never confirmed: its form, and its mails. */
export const registrationOver: DeadlineWork = {
  run: async ({ clock }, tx, { id }) => {
    const over = await tx
      .delete(registrations)
      .where(lte(registrations.expiresAt, clock.now()))
      .returning({ email: registrations.email, until: registrations.termsAcceptedAt });
    for (const registration of over) await forgetMails(tx, { ...registration, events: EVENTS });
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
