import { and, eq, lte } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadlines } from "@/platform/db/schema/deadline";
import { formAnswers } from "@/platform/db/schema/form";
import { messages } from "@/platform/db/schema/people";
import { forgetAnswers } from "@/platform/form/forget-answers";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { eraseMailed } from "./erase-mailed";

/**
 * Erases the messages from and the mails to the address of a space until it was deleted; bookings
 * and orders have their own deadlines. Later ones, perhaps of a new member, are not touched.
 */
export const eraseMember: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, subject }) => {
    const address = readAddressSubject(subject);
    const isFromAddress = eq(messages.emailKey, address.address);
    await tx.delete(messages).where(and(isFromAddress, lte(messages.receivedAt, address.until)));
    const which = and(
      eq(formAnswers.emailKey, address.address),
      lte(formAnswers.receivedAt, address.until),
    );
    await forgetAnswers(tx, { idSite, which, now: clock.now() });
    await eraseMailed(tx, address);
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
