import { eq } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadlines } from "@/platform/db/schema/deadline";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { eraseMailed } from "./erase-mailed";

/** Erases the mails to a member's former address; messages moved along, or back, with them. */
export const addressLeft: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    await eraseMailed(tx, readAddressSubject(subject));
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
