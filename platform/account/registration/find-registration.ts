import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { secretHash } from "@/platform/account/member/secret";
import { afterwards } from "@/platform/db/afterwards";
import { registrations } from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";

export type RegistrationRow = typeof registrations.$inferSelect;

/** Passwords that may be tried on one link; then it is over. */
const MOST_PASSWORDS = 5;

const isThis = (code: string) => eq(registrations.codeHash, secretHash(code));

const isGood = (code: string, now: Date) =>
  and(
    isThis(code),
    gt(registrations.expiresAt, now),
    lt(registrations.wrongPasswords, MOST_PASSWORDS),
  );

/** Closes an ended link, should the clock go back; its deadline deletes the row and its mails. */
const closeOver = (tx: Sql, code: string, now: Date) =>
  afterwards(tx, (later) =>
    later
      .update(registrations)
      .set({ wrongPasswords: MOST_PASSWORDS })
      .where(and(isThis(code), lte(registrations.expiresAt, now))),
  );

/** Finds the registration of a mailed link; undefined for one that is over or unknown. */
export async function findRegistration(
  tx: Sql,
  code: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const [found] = await tx.select().from(registrations).where(isGood(code, now));
  if (!found) await closeOver(tx, code, now);
  return found;
}

/**
 * Finds a registration and counts a wrong password before the password is compared, so that guesses
 * at the same moment are limited like guesses one after the other.
 */
export async function tryRegistration(
  tx: Sql,
  code: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const [found] = await tx
    .update(registrations)
    .set({ wrongPasswords: sql`${registrations.wrongPasswords} + 1` })
    .where(isGood(code, now))
    .returning();
  if (!found) await closeOver(tx, code, now);
  return found;
}

/** Takes back the count of a password that could not be compared. */
export async function untryRegistration(tx: Sql, { codeHash }: RegistrationRow): Promise<void> {
  await tx
    .update(registrations)
    .set({ wrongPasswords: sql`${registrations.wrongPasswords} - 1` })
    .where(eq(registrations.codeHash, codeHash));
}

/** Locks all registrations of an address; callers wait for one another. */
export const lockRegistrations = (tx: Sql, email: string): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(asc(registrations.codeHash))
    .for("update");
