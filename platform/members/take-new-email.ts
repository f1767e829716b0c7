import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { newsletterSubscriber as subscriber } from "@/platform/db/schema/member";
import { user } from "@/platform/db/schema/people";
import { sqlState } from "@/platform/db/sql-state";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { claimBookings } from "./claim-bookings";
import { endMemberCodes, spendMemberCode } from "./member-codes";
import { newSecret } from "./secret";

/**
 * Makes the address that a mailed code is about its member's, with what was booked under it and
 * the newsletter. Links that were mailed to the old address open nothing any more.
 * @returns the address
 * @throws Refusal NOT_FOUND, the same whether the code is spent, over or unknown, or the address
 *   has become somebody else's
 */
export async function takeNewEmail(
  { database, clock }: Services,
  idSite: number,
  code: string,
): Promise<string> {
  const taken = await database
    .inSite(idSite, async (tx) => {
      const { idUser, email } = (await spendMemberCode(tx, code, "EMAIL", clock.now())) ?? {};
      if (!idUser || !email) return undefined;
      const its = eq(user.id, idUser);
      const [before] = await tx.select({ email: user.email }).from(user).where(its).for("update");
      if (!before) return undefined;
      await tx.update(user).set({ email }).where(its);
      await endMemberCodes(tx, idUser);
      await claimBookings(tx, { idUser, email });
      await moveSubscription(tx, before.email, email);
      return email;
    })
    .catch((error: unknown) => {
      if (sqlState(error).constraint !== "user_id_site_email_unique") throw error;
      return undefined;
    });
  if (!taken) throw new Refusal("NOT_FOUND");
  return taken;
}

/** The newsletter goes where the member is; what the new address has said yes to itself stays. */
async function moveSubscription(tx: Sql, from: string, to: string): Promise<void> {
  const [old] = await tx.select().from(subscriber).where(eq(subscriber.email, from));
  if (!old) return;
  await tx.delete(subscriber).where(and(eq(subscriber.email, to), isNull(subscriber.confirmedAt)));
  const [own] = await tx.select().from(subscriber).where(eq(subscriber.email, to));
  const its = eq(subscriber.id, old.id);
  if (own) await tx.delete(subscriber).where(its);
  // Links that wait in the former mailbox open nothing of the new one.
  else await tx.update(subscriber).set({ email: to, code: newSecret() }).where(its);
}
