import { lte, min } from "drizzle-orm";
import { forgottenUntil, proofEnds } from "@/lib/rules/consent/proof-time";
import { consentChoices } from "@/platform/db/schema/consent";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";

const SWEEP = { kind: "CONSENT_CHOICES_OVER", subject: "all" } as const;

/** Choices that end within a day of each other are forgotten together. */
const DAY = 86_400_000;

/** Schedules the deletion of a site's choices, from its first one on. */
export async function startForgetting(tx: Sql, idSite: number, now: Date): Promise<void> {
  await tx
    .insert(deadlines)
    .values({ idSite, ...SWEEP, dueAt: proofEnds(now) })
    .onConflictDoNothing();
}

/** Forgets the choices whose time is over, and comes back for the next of them. */
export const consentChoicesOver: DeadlineWork = {
  run: async ({ clock }, tx, { idSite }) => {
    const now = clock.now();
    await tx.delete(consentChoices).where(lte(consentChoices.at, forgottenUntil(now)));
    const [next] = await tx.select({ at: min(consentChoices.at) }).from(consentChoices);
    const first = next?.at ?? now;
    const dueAt = new Date(Math.max(proofEnds(first).getTime(), now.getTime() + DAY));
    await setDeadline(tx, { idSite, ...SWEEP, dueAt });
  },
};
