import { and, eq, lte } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadlines } from "@/platform/db/schema/deadline";
import { messages } from "@/platform/db/schema/people";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { eraseMailed } from "./erase-mailed";

/**
 * Erases what was written from and to the address of a space until it was deleted; bookings and
 * orders have their own deadlines. What was written later, perhaps by a new member, is not touched.
 */
export const eraseMember: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    const address = readAddressSubject(subject);
    const isFromAddress = eq(messages.emailKey, address.address);
    await tx.delete(messages).where(and(isFromAddress, lte(messages.receivedAt, address.until)));
    await eraseMailed(tx, address);
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
