import { and, eq, inArray, like } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";

/** The link to an address that a member wanted is over: the mails that name it are forgotten. */
export const newEmailOver: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    const { until, address: email } = readAddressSubject(subject);
    await forgetMails(tx, { email, events: ["member:new-email"], until });
    // The mail to the member's present address quotes the other one.
    const told = await tx
      .select({ id: outbox.id, text: outbox.text })
      .from(outbox)
      .where(and(like(outbox.event, "member:email-asked:%"), eq(outbox.createdAt, until)));
    const quoting = told.filter(({ text }) => text.includes(email)).map(({ id }) => id);
    await tx.delete(outbox).where(inArray(outbox.id, quoting));
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
