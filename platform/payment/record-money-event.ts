import type { MoneyEventKind } from "@/lib/contract/admin/money-event";
import { moneyEvents } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/** What happened to money without the company. */
export interface NewMoneyEvent {
  kind: MoneyEventKind;
  /** What the gateway calls it: told once. */
  subject: string;
  idPayment?: number | undefined;
  idDispute?: number | undefined;
  amountCents: number;
  at: Date;
}

/**
 * Writes down what happened to money without the company, and has the staff told of it once that is
 * committed.
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
