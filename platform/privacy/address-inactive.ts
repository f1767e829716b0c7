import { max } from "date-fns";
import { eq } from "drizzle-orm";
import { noticeAt, noticeEnds } from "@/lib/rules/privacy/retention";
import { memberInactiveMail } from "@/platform/account/mails/member-inactive";
import { deadlines } from "@/platform/db/schema/deadline";
import { users } from "@/platform/db/schema/people";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { readBookingsOfBuyer } from "./purchases-of";

/**
 * Warns the member of an address under which nobody has logged in, booked, ordered or written for
 * almost three years that the space will be deleted. A ride made since counts as activity.
 */
export const addressInactive: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, subject: email }) => {
    const now = clock.now();
    const [member] = await tx.select().from(users).where(eq(users.email, email));
    const booking = await readBookingsOfBuyer(tx, { id: member?.id, address: email });
    const rides = booking.map(({ startAt, returnAt }) => noticeAt(returnAt ?? startAt));
    const notice = max([now, ...rides]);
    if (notice > now) {
      return setDeadline(tx, { idSite, kind: "ADDRESS_SILENT", subject: email, dueAt: notice });
    }
    // The staff of the site is never forgotten.
    if (!member || member.role === "MEMBER") {
      const dueAt = noticeEnds(now);
      await setDeadline(tx, { idSite, kind: "FORGET_ADDRESS", subject: email, dueAt });
      if (member) {
        const identity = await mailIdentity(tx, member.language);
        await postMails(tx, idSite, now, [memberInactiveMail(identity, email, dueAt)]);
      }
    }
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
