import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Opened, resetRequest } from "@/lib/contract/auth";
import { passwordChangedMail } from "@/platform/account/mails/member-password";
import {
  endMemberCodes,
  findMemberCode,
  spendMemberCode,
} from "@/platform/account/member/member-codes";
import { endSession } from "@/platform/account/session/end-session";
import { openSession } from "@/platform/account/session/open-session";
import { user } from "@/platform/db/schema/people";
import { invalidFields, Refusal } from "@/platform/http/api-error";
import { spend } from "@/platform/http/rate-limits";
import type { Caller } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { passwordFault } from "./password-error";
import { hashPassword } from "./password-hash";

/**
 * Sets the password of the member to whom a code was mailed, ends all of their sessions and codes,
 * and opens a session. A code works once; a password that is refused leaves it good.
 * @throws Refusal NOT_FOUND for a code that is used, over or unknown; INVALID_FIELDS
 */
export async function resetPassword(
  { database, clock, rateLimits, wakeOutbox }: Services,
  caller: Caller["Variables"],
  { code, password }: z.output<typeof resetRequest>,
): Promise<Opened> {
  const { idSite, language, address, token } = caller;
  await spend(rateLimits.mailedCode, idSite, address);
  const member = await database.inSite(idSite, async (tx) => {
    const found = await findMemberCode(tx, code, "PASSWORD", clock.now());
    const [row] = found ? await tx.select().from(user).where(eq(user.id, found.idUser)) : [];
    return row;
  });
  if (!member) throw new Refusal("NOT_FOUND");
  const fault = passwordFault(password, member);
  if (fault) throw invalidFields({ password: fault });
  const passwordHash = await hashPassword(password);
  const opened = await database.inSite(idSite, async (tx) => {
    const now = clock.now();
    const its = eq(user.id, member.id);
    // The member comes first: two of their codes at once would else wait for each other.
    await tx.select({ id: user.id }).from(user).where(its).for("no key update");
    const spent = await spendMemberCode(tx, code, "PASSWORD", now);
    if (!spent) return undefined;
    const { idUser } = spent;
    // The database ends every session of one whose password changes.
    await tx.update(user).set({ passwordHash }).where(its);
    await endMemberCodes(tx, idUser);
    if (token) await endSession(tx, token);
    await claimPurchases(tx, { idUser, email: member.email });
    const identity = await mailIdentity(tx, language);
    await postMails(tx, idSite, now, [passwordChangedMail(identity, member.email, now)]);
    return openSession(tx, caller, { idUser, now });
  });
  if (!opened) throw new Refusal("NOT_FOUND");
  wakeOutbox();
  return opened;
}
