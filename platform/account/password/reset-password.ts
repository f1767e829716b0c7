import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Entered, resetRequestSchema } from "@/lib/contract/auth";
import { passwordChangedMail } from "@/platform/account/mails/password-changed";
import {
  consumeMemberCode,
  endMemberCodes,
  findMemberCode,
  PASSWORD_PURPOSES,
} from "@/platform/account/member/member-codes";
import { enter } from "@/platform/account/session/enter";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { postMails } from "@/platform/mail/post-mails";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { passwordError } from "./password-error";
import { hashPassword } from "./password-hash";

/**
 * Sets the password of the member who received a code, after forgetting theirs or by invitation;
 * ends all of their sessions and codes, and lets them in. A code works once; a password that is
 * refused leaves it good.
 * @throws ApiError NOT_FOUND for a code that is used, over or unknown; INVALID_FIELDS
 */
export async function resetPassword(
  { database, clock }: Services,
  caller: RequestContext["Variables"],
  { code, password }: z.output<typeof resetRequestSchema>,
): Promise<Entered> {
  const { idSite, language } = caller;
  const member = await database.inSite(idSite, async (tx) => {
    const found = await findMemberCode(tx, code, PASSWORD_PURPOSES, clock.now());
    const [row] = found ? await tx.select().from(users).where(eq(users.id, found.idUser)) : [];
    return row;
  });
  if (!member) throw new ApiError("NOT_FOUND");
  const error = await passwordError(password, member);
  if (error) throw invalidFields({ password: error });
  const passwordHash = await hashPassword(password);
  const entered = await database.inSite(idSite, async (tx) => {
    const now = clock.now();
    const isThisMember = eq(users.id, member.id);
    // The member is locked first: two of their codes at once would else wait for each other.
    await tx.select({ id: users.id }).from(users).where(isThisMember).for("no key update");
    const spent = await consumeMemberCode(tx, code, PASSWORD_PURPOSES, now);
    if (!spent) return undefined;
    const { idUser } = spent;
    // The database ends every session of a user on a change of password.
    await tx.update(users).set({ passwordHash, invitedAt: null }).where(isThisMember);
    await endMemberCodes(tx, idUser);
    await claimPurchases(tx, { idUser, email: member.email });
    // The first password of somebody who was invited needs no warning of a change.
    if (spent.purpose === "PASSWORD") {
      const identity = await mailIdentity(tx, language);
      await postMails(tx, idSite, now, [passwordChangedMail(identity, member.email, now)]);
    }
    return enter(tx, caller, { idUser, now });
  });
  if (!entered) throw new ApiError("NOT_FOUND");
  return entered;
}
