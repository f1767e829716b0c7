import { asc, eq, min, ne } from "drizzle-orm";
import type { ClosingRequest, ClosingsPage } from "@/lib/contract/admin/closing";
import type { User } from "@/lib/contract/user";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { lastDayOver, monthBegin } from "@/lib/rules/money/closing-period";
import { recordAudit } from "@/platform/audit/record-audit";
import { closings } from "@/platform/db/schema/closing";
import { documents } from "@/platform/db/schema/document";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { closingFigures } from "./closing-figures";
import { closingHash } from "./closing-hash";
import type { ClosingRow } from "./closing-view";

/** Reads the closings of the site, the first one first. */
export const readClosings = (tx: Sql): Promise<ClosingRow[]> =>
  tx.select().from(closings).orderBy(asc(closings.untilDay));

/**
 * Returns the first day of the next closing: the day after the last one; without one, the first of
 * the month in which the first money moved or the first invoice was issued, or of this month.
 */
export async function nextPeriod(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  last: ClosingRow | undefined,
): Promise<ClosingsPage["next"]> {
  const latest = lastDayOver(now);
  if (last) return { from: daysLater(last.untilDay, 1), latest };
  const begins = [
    await tx
      .select({ at: min(payments.settledAt) })
      .from(payments)
      .where(eq(payments.status, "PAID")),
    await tx.select({ at: min(refunds.doneAt) }).from(refunds),
    await tx
      .select({ at: min(documents.issuedAt) })
      .from(documents)
      .where(ne(documents.series, "D")),
  ].flatMap(([row]) => row?.at ?? []);
  const first = new Date(Math.min(now.getTime(), ...begins.map((at) => at.getTime())));
  return { from: monthBegin(parisDate(first)), latest };
}

/**
 * Closes the period from the day after the last closing until a day that is over. Of two calls at
 * once the database lets one through; the other gets the error.
 * @throws ApiError CONFLICT (CLOSED_MEANWHILE) when the period the caller saw is closed already;
 *   INVALID_FIELDS
 */
export async function closeBooks(
  work: Pick<UnitOfWork, "tx" | "idSite" | "now"> & { user: User },
  request: ClosingRequest,
): Promise<ClosingRow[]> {
  const { tx, idSite, now, user } = work;
  const known = await readClosings(tx);
  const last = known.at(-1);
  const { from, latest } = await nextPeriod(work, last);
  const { until } = request;
  if ((request.from ?? from) !== from || (last && until <= last.untilDay)) throw closedMeanwhile();
  if (until < from) throw invalidFields({ until: "TOO_SMALL" });
  if (until > latest) throw invalidFields({ until: "PERIOD_NOT_OVER" });
  const content = {
    idSite,
    fromDay: from,
    untilDay: until,
    closedAt: now,
    closedBy: user.email,
    previousHash: last?.hash ?? null,
    figures: await closingFigures(tx, { from, until }),
  };
  const hash = closingHash(content);
  const [row] = await tx
    .insert(closings)
    .values({ ...content, follows: last?.untilDay ?? null, hash })
    .onConflictDoNothing()
    .returning();
  if (!row) throw closedMeanwhile();
  const subject = `closing ${from} ${until}`;
  await recordAudit(work, { user, action: "CLOSE", subject, before: null, after: { hash } });
  return [...known, row];
}

const closedMeanwhile = () => new ApiError("CONFLICT", "CLOSED_MEANWHILE");
