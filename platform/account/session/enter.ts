import { eq } from "drizzle-orm";
import type { Entered } from "@/lib/contract/auth";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { endSession } from "./end-session";
import { newChallenge } from "./login-challenge";
import { type Opening, openSession } from "./open-session";

/**
 * Opens a session in place of the caller's own, or, for a member with a second factor, the
 * challenge for it. Every way in, by the right password or by a mailed link, calls this.
 */
export async function enter(
  tx: Sql,
  caller: Opening & { token: string | undefined },
  { idUser, returnTo = null, now }: { idUser: number; returnTo?: string | null; now: Date },
): Promise<Entered> {
  // A transaction that turns it on just now is waited for.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, idUser)).for("share");
  if (await hasSecondFactor(tx, idUser)) {
    return newChallenge(tx, { idSite: caller.idSite, idUser, returnTo, now });
  }
  if (caller.token) await endSession(tx, caller.token);
  return { ...(await openSession(tx, caller, { idUser, now })), returnTo };
}
