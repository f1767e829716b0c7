import { eq } from "drizzle-orm";
import { readAddressSubject } from "@/platform/account/member/address-subject";
import { deadlines } from "@/platform/db/schema/deadline";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { eraseMailed } from "./erase-mailed";

/**
 * Erases what was mailed to the address that a member had. What they wrote has gone along with
 * them, and is here again when they have come back to it.
 */
export const addressLeft: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    await eraseMailed(tx, readAddressSubject(subject));
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};
