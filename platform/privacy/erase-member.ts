import { and, eq, lte, sql } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadline } from "@/platform/db/schema/deadline";
import { message } from "@/platform/db/schema/people";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { eraseMailed } from "./erase-mailed";

/**
 * Erases what was written from and to the address of a space until it was deleted; bookings and
 * orders have their own deadlines. What was written later, perhaps by a new member, is not touched.
 */
export const eraseMember: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    const its = readAddressSubject(subject);
    const isIts = eq(sql`lower(${message.email})`, its.email);
    await tx.delete(message).where(and(isIts, lte(message.receivedAt, its.until)));
    await eraseMailed(tx, its);
    await tx.delete(deadline).where(eq(deadline.id, id));
  },
};
