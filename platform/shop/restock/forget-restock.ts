import { eq } from "drizzle-orm";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";

/** Erases a request, by the id of its row or by its link, with the mails about it. */
export async function forgetRestock(
  tx: Sql,
  which: { id: number } | { code: string },
  now: Date,
): Promise<void> {
  const isThis =
    "id" in which ? eq(restockRequests.id, which.id) : eq(restockRequests.code, which.code);
  const gone = await tx.delete(restockRequests).where(isThis).returning();
  for (const { id, email } of gone) {
    await forgetMails(tx, { email, events: [`restock:${id}`], until: now });
  }
}

/** Forgets an address that has waited for six months. */
export const restockOver: DeadlineWork = {
  run: ({ clock }, tx, { subject }) => forgetRestock(tx, { id: Number(subject) }, clock.now()),
};
