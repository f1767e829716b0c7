import type { MoneyEventKind } from "@/lib/contract/admin/money-event";
import { moneyEvents } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

export interface NewMoneyEvent {
  kind: MoneyEventKind;
  /** Gateway's name for it, which is told once. */
  subject: string;
  idPayment?: number | undefined;
  idDispute?: number | undefined;
  amountCents: number;
  at: Date;
}

/**
 * Records an event of money that the company did not cause, and has the staff told of it once that
 * is committed.
 * @returns whether it was news
 */
export async function recordMoneyEvent(
  tx: Sql,
  { idSite, now }: { idSite: number; now: Date },
  event: NewMoneyEvent,
): Promise<boolean> {
  const [row] = await tx
    .insert(moneyEvents)
    .values({ idSite, ...event, recordedAt: now })
    .onConflictDoNothing()
    .returning({ id: moneyEvents.id });
  if (!row) return false;
  const subject = String(row.id);
  await setDeadline(tx, { idSite, kind: "MONEY_EVENT", subject, dueAt: now });
  return true;
}
