import { eq, lte } from "drizzle-orm";
import { deadline } from "@/platform/db/schema/deadline";
import { registration } from "@/platform/db/schema/member";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";

/** An account that was asked for and never confirmed: what its form said is forgotten. */
export const registrationOver: DeadlineWork = {
  run: async ({ clock }, tx, { id }) => {
    await tx.delete(registration).where(lte(registration.expiresAt, clock.now()));
    await tx.delete(deadline).where(eq(deadline.id, id));
  },
};
