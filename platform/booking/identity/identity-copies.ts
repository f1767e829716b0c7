import { desc, eq } from "drizzle-orm";
import type { HandedIdentity } from "@/lib/contract/booking-page";
import { isUpcoming } from "@/lib/rules/booking/booking-over";
import { mayHandInIdentity } from "@/lib/rules/booking/identity-copy";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { BookingRow } from "@/platform/db/schema/booking";
import { identityChecks, identityCopies } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadlines } from "@/platform/jobs/set-deadline";

type IdentityCopy = typeof identityCopies.$inferSelect;

/** Finds the copy that counts: the last, as those before it are on their way out. */
export async function findIdentityCopy(
  tx: Sql,
  idBooking: number,
  id?: number,
): Promise<IdentityCopy | undefined> {
  const [last] = await tx
    .select()
    .from(identityCopies)
    .where(eq(identityCopies.idBooking, idBooking))
    .orderBy(desc(identityCopies.id))
    .limit(1);
  return id === undefined || last?.id === id ? last : undefined;
}

/** Has all copies of a booking deleted right after the commit, but for one. */
export async function dropIdentityCopies(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  idBooking: number,
  but?: number,
): Promise<void> {
  const copies = await tx
    .select({ id: identityCopies.id })
    .from(identityCopies)
    .where(eq(identityCopies.idBooking, idBooking));
  const dropped = copies.filter(({ id }) => id !== but);
  if (dropped.length === 0) return;
  await setDeadlines(
    tx,
    dropped.map(({ id }) => ({
      idSite,
      kind: "IDENTITY_COPY_OVER" as const,
      subject: String(id),
      dueAt: now,
    })),
  );
}

/** Deletes the file of a copy, and then the row that names it. */
export const identityCopyOver: DeadlineWork = {
  async prepare({ database, media }, { idSite, subject }) {
    const [copy] = await database.inSite(idSite, (tx) =>
      tx
        .select()
        .from(identityCopies)
        .where(eq(identityCopies.id, Number(subject))),
    );
    if (copy) await media.remove({ idSite, name: copy.storedAs });
  },
  async run(_, tx, { subject }) {
    await tx.delete(identityCopies).where(eq(identityCopies.id, Number(subject)));
  },
};

/** Reads what has come of the proof of identity that an order asks for. */
export async function readHandedIdentity(
  tx: Sql,
  booking: BookingRow,
  now: Date,
): Promise<HandedIdentity> {
  const [check] = await tx
    .select({ at: identityChecks.at })
    .from(identityChecks)
    .where(eq(identityChecks.idBooking, booking.id));
  const copy = check ? undefined : await findIdentityCopy(tx, booking.id);
  return {
    receivedAt: copy ? parisIso(copy.receivedAt) : null,
    isChecked: check !== undefined,
    isAsked: mayHandInIdentity({
      totalCents: booking.totalCents,
      isChecked: check !== undefined,
      isUpcoming: isUpcoming(booking, now),
    }),
  };
}
