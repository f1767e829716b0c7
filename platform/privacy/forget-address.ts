import { eq } from "drizzle-orm";
import { erasureEnds } from "@/lib/rules/privacy/erasure";
import { memberDeletedMail } from "@/platform/account/mails/member-deleted";
import type { UserRow } from "@/platform/account/member/lock-member";
import { isKept } from "@/platform/account/member/touch-retention";
import { deadlines } from "@/platform/db/schema/deadline";
import { newsletterSubscribers, registrations } from "@/platform/db/schema/member";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { planErasure } from "./plan-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "./purchases-of";

/**
 * Deletes the space of an address that has been silent for three years, and has all its data
 * erased, as if its owner had asked for it. The newsletter goes on until they leave it.
 */
export const forgetAddress: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, subject: email }) => {
    const now = clock.now();
    // A login under way holds the account, and counts as activity once it is over.
    const [member] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    const isStaff = member !== undefined && member.role !== "MEMBER";
    const wasHeardOf = (await tx.$count(deadlines, isKept(email))) > 0;
    if (!isStaff && !wasHeardOf) {
      const buyer = { id: member?.id, address: email };
      const bookings = await readBookingsOfBuyer(tx, buyer).for("update");
      const orders = await readOrdersOfBuyer(tx, buyer).for("update");
      await planErasure(tx, { idSite, address: email }, { bookings, orders }, now);
      if (member) await deleteSilent(tx, member, now);
    }
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};

async function deleteSilent(tx: Sql, { id, idSite, email, language }: UserRow, now: Date) {
  await tx.delete(registrations).where(eq(registrations.email, email));
  await tx.delete(users).where(eq(users.id, id));
  const isSubscribed =
    (await tx.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))) > 0;
  const deletion = { why: "SILENT", eraseUntil: erasureEnds(now), isSubscribed } as const;
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [memberDeletedMail(identity, email, deletion)]);
}
